import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Me } from '../../../contract/users/me.schema.ts';
import { onboardingInput } from '../../../machines/onboarding/onboarding.ts';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import type { SaveStepResult } from '../../../machines/wizard/wizard.types.ts';
import type { SessionActor } from '../../api/session.ts';
import { providedOnboardingMachine } from './onboarding.actors.ts';

const requests: { method: string; path: string; body: unknown; version: string | null }[] = [];
let answer: { status: number; body: unknown } = { status: 500, body: {} };

beforeEach(() => {
  requests.length = 0;
  document.cookie = 'XSRF-TOKEN=known; path=/';
  vi.stubGlobal('fetch', async (request: Request) => {
    const body: unknown =
      request.method === 'GET'
        ? undefined
        : await request
            .clone()
            .json()
            .catch(() => undefined);
    requests.push({
      method: request.method,
      path: new URL(request.url).pathname,
      body,
      version: request.headers.get('if-match'),
    });
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A session in which this person is logged in and not onboarded yet. */
const sessionOf = (me: Me) =>
  ({
    getSnapshot: () => ({ context: { me }, hasTag: (tag: unknown) => tag === 'needsOnboarding' || tag === 'private' }),
  }) as unknown as SessionActor;

async function save(me: Me, slug: string, values: Record<string, unknown>): Promise<SaveStepResult> {
  const actor = createActor(providedOnboardingMachine(sessionOf(me)), { input: onboardingInput(me, slug) });
  const settled = new Promise<SaveStepResult>((resolve) => actor.on('step.settled', ({ result }) => resolve(result)));
  actor.start();
  actor.send({ type: 'step.continue', values });
  return settled;
}

const id = '0198a1f6-40bc-7c6f-bf5c-a5e1afb0a1d0';
const newcomer: Me = {
  ...meOf('applicant', { verified: true, onboarded: false }),
  applicant: {
    id,
    area: null,
    graduation_type_id: null,
    occupation_id: null,
    had_occupation: false,
    date_of_birth: null,
    minor: false,
    meta: { phonenumber: null },
    address: null,
    geocoded: false,
    further_occupation_ids: [],
    available_from: null,
    mobility_km: null,
    reachable_from: null,
    first_meeting: null,
    name_released: false,
    recommended: false,
    renewed_lately: false,
    search_status: 'unconfirmed',
    looking_until: null,
    tos_status: 'pending',
    findable_status: 'pending',
    matchability: 'unmatchable',
    unmatchable_reasons: [],
    found: null,
  },
};
const employee: Me = {
  ...meOf('employee', { verified: true, onboarded: false }),
  employee: { id, meta: { position: null, phonenumber: null } },
  organization: {
    id,
    name: 'Farbwerk',
    usage_type: 'referring',
    status: 'active',
    occupation_ids: [],
    verified_at: null,
    deletes_at: null,
    version: 7,
  },
};
const profile = { occupation_id: id, graduation_type_id: id, date_of_birth: '2009-05-04' };

test('a step sends its own fields only, and the steps are counted from the answer', async () => {
  answer = { status: 200, body: { data: { ...newcomer.applicant, ...profile } } };
  const result = await save(newcomer, 'profile', profile);
  expect(requests.map(({ method, body }) => [method, body])).toEqual([['PATCH', profile]]);
  expect(result).toMatchObject({ kind: 'ok', me: { applicant: profile } });
  expect(result.kind === 'ok' && result.steps[0]).toMatchObject({ slug: 'profile', complete: true });
});

test('too young is told with the day to come back and the sentence at the birth date [S5-01]', async () => {
  const errors = { date_of_birth: ['Geburtsdatum muss älter sein als 16 Jahre.'] };
  answer = {
    status: 422,
    body: { message: 'x', code: 'too_young', meta: { errors, minimum_age: 16, return_on: '2030-03-12' } },
  };
  expect(await save(newcomer, 'profile', profile)).toEqual({ kind: 'tooYoung', until: '2030-03-12', errors });
});

test('the usage type is sent with the version it was read in; an unchanged one is not sent at all', async () => {
  answer = { status: 412, body: { message: 'x', code: 'stale' } };
  expect(await save(employee, 'usage-type', { usage_type: 'searching' })).toMatchObject({
    kind: 'refused',
    code: 'stale',
  });
  expect(requests.map(({ version, body }) => [version, body])).toEqual([['"7"', { usage_type: 'searching' }]]);
  expect(await save(employee, 'usage-type', { usage_type: 'referring' })).toMatchObject({ kind: 'ok' });
  expect(requests).toHaveLength(1);
});
