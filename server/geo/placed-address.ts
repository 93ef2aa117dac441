import type { InferOutput } from 'valibot';
import type { addressInputSchema } from '../../contract/applicants/applicants.schema.ts';
import { Failure } from '../http/failure.ts';
import { locateAddress, placeInstead } from './geo.service.ts';

/** An address as it is stored, with where it lies. @throws Failure validation where the town is not the postcode's */
export function placedAddress(address: InferOutput<typeof addressInputSchema>) {
  const place = placeInstead(address);
  if (place !== undefined) {
    throw new Failure('validation', { errors: { 'address.city': [{ rule: 'city_of_postcode', params: { place } }] } });
  }
  return { ...address, line_2: address.line_2 || null, ...locateAddress(address) };
}
