import { expect, test } from 'vitest';
import { isOnboarded, onboardingOf, openStepOf, reachOf } from './onboarding.ts';

const full = {
  id: '1',
  graduation_type_id: '2',
  occupation_id: '3',
  had_occupation: false,
  date_of_birth: '2009-05-01',
  minor: false,
  meta: { phonenumber: '+492219901234' },
  address: { line_1: 'Musterweg 12', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' },
} as unknown as NonNullable<Parameters<typeof onboardingOf>[1]['applicant']>;
const complete = (onboarding: ReturnType<typeof onboardingOf>) =>
  onboarding.steps.filter((step) => step.complete).map(({ slug }) => slug);

test('the profile step wants occupation, graduation type and date of birth [S4-15]', () => {
  expect(complete(onboardingOf('applicant', { applicant: full }))).toContain('profile');
  for (const missing of ['occupation_id', 'graduation_type_id', 'date_of_birth']) {
    expect(complete(onboardingOf('applicant', { applicant: { ...full, [missing]: null } }))).toEqual([
      'phonenumber',
      'address',
    ]);
  }
});

test('the phone step wants a number, the address step an address [S4-16] [S4-17]', () => {
  const without = { ...full, meta: { phonenumber: null }, address: null } as typeof full;
  expect(complete(onboardingOf('applicant', { applicant: without }))).toEqual(['profile']);
});

test('an employee’s steps want the usage type and a phone number [S4-18]', () => {
  const facts = (usage_type: string | null, phonenumber: string | null) =>
    ({ organization: { usage_type }, employee: { meta: { phonenumber, position: null } } }) as never;
  expect(complete(onboardingOf('employee', facts('searching', null)))).toEqual(['usage-type']);
  expect(complete(onboardingOf('employee', facts(null, '+492219901234')))).toEqual(['about-you']);
});

test('the flow is complete with its last step, whatever is missing before [S4-19]', () => {
  const last = { ...full, occupation_id: null } as typeof full;
  expect(onboardingOf('applicant', { applicant: last }).complete).toBe(true);
  expect(onboardingOf('applicant', { applicant: { ...full, address: null } }).complete).toBe(false);
  expect(onboardingOf('tenant_member', {})).toEqual({ steps: [], complete: true });
});

test('onboarded is who misses no required step, whatever the flow’s own flag says [S4-19]', () => {
  const skipped = onboardingOf('applicant', { applicant: { ...full, occupation_id: null } });
  expect([skipped.complete, isOnboarded(skipped), openStepOf(skipped)]).toEqual([true, false, 'profile']);
  const whole = onboardingOf('applicant', { applicant: full });
  expect([isOnboarded(whole), openStepOf(whole)]).toEqual([true, undefined]);
  expect(isOnboarded(onboardingOf('tenant_member', {}))).toBe(true);
  expect(isOnboarded({ steps: [{ slug: 'one', complete: false, optional: true }] })).toBe(true);
});

test.each([
  ['nothing done', 'ooo', 1],
  ['one past the leading run', '*oo', 2],
  ['not beyond a gap', 'o*o', 1],
  ['an optional step counts as done', '?oo', 2],
  ['never beyond the last', '***', 3],
])('how far one may open: %s [S4-20] [S4-21]', (_, picture, reach) => {
  const steps = [...picture].map((mark, index) => ({
    slug: String(index),
    complete: mark === '*',
    optional: mark === '?',
  }));
  expect(reachOf(steps)).toBe(reach);
});
