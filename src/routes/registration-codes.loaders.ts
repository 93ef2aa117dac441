import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import {
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { call } from '../api/call.ts';
import type { CodesQuery } from '../features/registration-codes/codes-screen.tsx';
import { keepWithinPages } from './last-page.ts';

export async function loadCodes(asked: CodesQuery, signal: AbortSignal) {
  const { page, order, status } = asked;
  const query = {
    ...(page !== undefined && { page }),
    ...(order !== undefined && { order: order as 'name' }),
    ...(status && { filter: { status: [status] } }),
  };
  const list = await call(registrationCodes.list, { query }, { signal });
  keepWithinPages(list, '/registration-codes', asked);
  return list;
}

export async function loadOccupations(signal: AbortSignal) {
  const { data } = await call(listOccupations, {}, { signal });
  return data;
}

export async function loadCode(id: string, signal: AbortSignal) {
  const [code, handout, occupations] = await Promise.all([
    call(registrationCodes.show, { params: { id } }, { signal }),
    call(registrationCodeHandout, { params: { id } }, { signal }),
    loadOccupations(signal),
  ]);
  return { code: code.data, handout: handout.data, occupations };
}
