import { askAgain } from '../../../contract/legal-contacts/asking-again.endpoints.ts';
import { verifyOrganizations } from '../../../contract/organizations/verifying.endpoints.ts';
import { GuardianRequest } from '../../support/guardian-request.ts';
import { bornYearsAgo } from '../../support/steps.ts';
import { askingAbout, choosing, sendingTo } from '../choosing.ts';
import { staff } from '../people.ts';
import { company } from '../pings.ts';
import { resize } from '../resize.ts';
import type { Stage } from '../stage.ts';
import { button, dialog, type Maker, type Screen, selector, withSending } from '../screen.ts';

/** Staff of two companies that wait to be verified. */
const vouching: Maker = async (stage) => {
  for (const name of ['Hotel Sonnenhof', 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const person = await stage.world.person('app', { type: 'employee' });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await company(stage, person, name);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await stage.within(person.tenant, (tx) =>
      tx
        .updateTable('organizations')
        .set({ status: 'created' })
        .where('id', '=', person.organization_id ?? '')
        .execute(),
    );
  }
  return stage.person(staff);
};

/** A minor whose guardian hasn't answered, by a mail that has gone out or one that waits still. */
async function awaiting(stage: Stage, isWaiting: boolean): Promise<void> {
  const child = await stage.world.person('app', {
    stage: 'onboarded',
    date_of_birth: bornYearsAgo(15, stage.world.clock.now()),
  });
  const request = await GuardianRequest.of(stage.world, child);
  await request.ask();
  // one link a minute
  const before = new Date(stage.world.clock.now().getTime() - 120_000);
  const later = new Date(stage.world.clock.now().getTime() + 86_400_000);
  await stage.within(child.tenant, async (tx) => {
    await tx.updateTable('legal_contacts').set({ sent_at: before }).where('id', '=', request.id).execute();
    if (!isWaiting) return;
    const queued = { status: 'queued', send_at: later } as const;
    await tx.updateTable('mails').set(queued).where('subject_id', '=', request.id).execute();
  });
}

/** And of two minors. */
const asking: Maker = async (stage) => {
  await awaiting(stage, false);
  await awaiting(stage, true);
  return stage.person(staff);
};

const companies = { route: 'organizations.index', path: '/organizations?status=created', as: vouching } as const;
const people = { route: 'applicants.index', path: '/applicants?minor=yes&matchable=no', as: asking } as const;

/** What staff do with several at once: verify companies, ask guardians again. */
export const severalAtOnceScreens: readonly Screen[] = [
  { ...companies, name: 'several.companies', act: choosing(1), sees: button('Clear the selection') },
  {
    ...companies,
    name: 'several.keys',
    act: async ({ page }) => {
      await resize(page, { width: 1280, height: 800 });
      await page.getByRole('table').getByRole('checkbox').first().waitFor();
      await page.keyboard.press('?');
    },
    sees: dialog,
  },
  { ...companies, name: 'several.verify-preview', act: askingAbout(1), sees: dialog },
  ...withSending({ ...companies, name: 'several.verify', act: sendingTo(1) }, { endpoint: verifyOrganizations }),
  {
    ...companies,
    name: 'several.companies-of-days',
    path: '/organizations?status=created&from=2020-01-01&until=2099-12-31',
    sees: selector('[role=table] tbody [role=row]'),
  },
  { ...people, name: 'several.applicants', act: choosing(1), sees: button('Clear the selection') },
  { ...people, name: 'several.ask-preview', act: askingAbout(2), sees: dialog },
  ...withSending({ ...people, name: 'several.ask', act: sendingTo(1) }, { endpoint: askAgain }),
];
