import { createHash } from 'node:crypto';
import { newId } from '../../../server/db/ids.ts';
import { bornYearsAgo, fillProfile } from '../../support/steps.ts';
import { firstEmployee, newcomer, secondEmployee, withPhone, withProfile } from '../people.ts';
import { unwieldy } from '../crowd.ts';
import { button, heading, type Maker, press, type Screen, selector, text, withCall } from '../screen.ts';

/** Somebody who has registered and whose newest code is as old and as often tried as said. */
export const unverified =
  ({
    tries = 0,
    age = 0,
    firstname = 'Jonte',
    email,
  }: { tries?: number; age?: number; firstname?: string; email?: string } = {}): Maker =>
  async (stage) => {
    const person = await stage.world.person('chemie', {
      stage: 'session',
      firstname,
      ...(email !== undefined && { email }),
    });
    const now = stage.world.clock.now();
    const sent = new Date(now.getTime() - age);
    await stage.within(person.tenant, (tx) =>
      tx
        .insertInto('verification_codes')
        .values({
          tenant_id: person.tenant.id,
          id: newId(stage.world.clock),
          user_id: person.id,
          code_hash: createHash('sha256').update('none').digest('hex'),
          tries,
          created_at: sent,
          expires_at: new Date(sent.getTime() + 600_000),
          voided_at: null,
          used_at: null,
        })
        .execute(),
    );
    return person;
  };

const verification = { route: 'verify-email', path: '/auth/verify-email' } as const;
const lists = '**/api/v1/occupations*';

/** Between registering and being ready: the code, then the questions. */
export const beginnings: readonly Screen[] = [
  ...withCall(
    { ...verification, name: 'verify-email', as: unverified(), sees: button('Confirm') },
    {
      url: '**/api/auth/email/verification',
      failed: text('We couldn’t load this page completely.'),
      waits: heading('Check your e-mail'),
    },
  ),
  {
    ...verification,
    name: 'verify-email.wrong',
    as: unverified({ tries: 1 }),
    act: async ({ page }) => page.locator('input[name=code]').fill('000000'),
    sees: selector('[aria-invalid=true]'),
  },
  {
    ...verification,
    name: 'verify-email.expired',
    as: unverified({ age: 3_600_000 }),
    sees: text('The code has expired. Please ask for a new one.'),
  },
  {
    ...verification,
    name: 'verify-email.tried',
    as: unverified({ tries: 5 }),
    sees: text('Those were too many tries with this code. Please ask for a new one.'),
  },
  {
    ...verification,
    name: 'verify-email.blocked',
    as: unverified({ tries: 25 }),
    sees: text('There were too many wrong codes today. Please try again tomorrow.'),
  },
  {
    ...verification,
    name: 'verify-email.unwieldy',
    as: unverified({ firstname: unwieldy.arabic, email: unwieldy.email }),
    sees: button('Confirm'),
  },
  ...withCall(
    {
      name: 'onboarding.profile',
      route: 'onboarding',
      as: newcomer,
      path: '/onboarding',
      sees: selector('input[name=occupation_id]'),
    },
    { url: lists, failed: heading('Unexpected error!') },
  ),
  {
    name: 'onboarding.missing',
    route: 'onboarding',
    as: newcomer,
    path: '/onboarding',
    act: press('Continue'),
    sees: selector('[aria-invalid=true]'),
  },
  {
    name: 'onboarding.overview',
    route: 'onboarding',
    as: withPhone,
    path: '/onboarding?step=profile',
    act: press('Back'),
    sees: button('Go on'),
  },
  {
    name: 'onboarding.occupations',
    route: 'onboarding',
    as: newcomer,
    path: '/onboarding',
    act: ({ page }) => page.locator('input[name=occupation_id]').fill('mecha'),
    sees: selector('[role=option]'),
  },
  {
    name: 'onboarding.fields',
    route: 'onboarding',
    as: newcomer,
    path: '/onboarding',
    act: press('I don’t know yet'),
    sees: button('Technology, metal, cars'),
  },
  {
    name: 'onboarding.fields-of-group',
    route: 'onboarding',
    as: newcomer,
    path: '/onboarding',
    act: async (visitor) => {
      await visitor.button('I don’t know yet').click();
      await visitor.button('Nature and laboratory').click();
    },
    sees: selector('fieldset[name=occupation_id] input[type=radio]'),
  },
  {
    name: 'onboarding.field-chosen',
    route: 'onboarding',
    as: newcomer,
    path: '/onboarding',
    act: async (visitor) => {
      await visitor.button('I don’t know yet').click();
      await visitor.button('Food, hotels, travel').click();
      await visitor.page.locator('fieldset[name=occupation_id] label').first().click();
      await visitor.text('Which jobs are these?').click();
    },
    sees: selector('details[open] button'),
  },
  {
    name: 'onboarding.too-young',
    route: 'onboarding',
    as: newcomer,
    path: '/onboarding',
    act: async (visitor, { stage }) => {
      const birthday = bornYearsAgo(12, stage.world.clock.now());
      await fillProfile(visitor, { occupation: 'Koch/Köchin', certificate: /Abitur/, birthday });
      await visitor.button('Continue').click();
    },
    sees: button('Delete my details'),
  },
  {
    name: 'onboarding.phone',
    route: 'onboarding',
    as: withProfile,
    path: '/onboarding',
    sees: selector('input[name=phonenumber], input[type=tel]'),
  },
  {
    name: 'onboarding.address',
    route: 'onboarding',
    as: withPhone,
    path: '/onboarding',
    sees: button('Continue to your agreement'),
  },
  {
    name: 'onboarding.streets',
    route: 'onboarding',
    as: withPhone,
    path: '/onboarding',
    act: async ({ page }) => {
      const house = { street: 'Hauptstraße', postcode: '51373', city: 'Leverkusen', country: 'DE' };
      const data = ['12', '12 a', null].map((number) => ({ ...house, number }));
      const meta = { total: data.length, per_page: 6, current_page: 1, origin: 'openstreetmap' };
      await page.route(/\/addresses\/streets/, (route) => route.fulfill({ json: { data, meta } }));
      await page.locator('input[name="address.line_1"]').pressSequentially('Hauptstr');
    },
    sees: selector('[role=option]'),
  },
  {
    name: 'onboarding.usage-type',
    route: 'onboarding',
    as: firstEmployee,
    path: '/onboarding',
    sees: selector('input[type=radio]'),
  },
  {
    name: 'onboarding.about-you',
    route: 'onboarding',
    as: secondEmployee,
    path: '/onboarding',
    sees: button('Finish'),
  },
];
