import { interestDays } from '../../contract/interests/interests.schema.ts';
import { dayIn } from '../../contract/kit/age.ts';
import type { DemoApplicant } from './applicants.ts';
import type { DemoOrganizations } from './organizations.ts';
import { daysAfter, daysBefore, type Seeding } from './seeding.ts';

const shownDaysAgo = [1, 3, 9] as const;

/** Who shows the company of searching@example.org interest: of those who want what it trains and live near, some it hasn't written to. */
export async function seedInterests(
  { tx, tenantId, random, now }: Seeding,
  { organizations }: Pick<DemoOrganizations, 'organizations'>,
  applicants: readonly DemoApplicant[],
): Promise<void> {
  const organization = organizations[1];
  if (!organization) throw new Error('The demo data has nobody who searches.');
  const fitting = applicants.filter(
    ({ occupation_id, search_status }) =>
      search_status === 'wants_to_be_matched' && occupation_id && organization.occupation_ids?.includes(occupation_id),
  );
  const rows = shownDaysAgo.flatMap((days, n) => {
    const applicant = fitting[20 + n];
    const created_at = daysBefore(now, days);
    const until = dayIn('Europe/Berlin', daysAfter(created_at, interestDays));
    return applicant === undefined
      ? []
      : {
          tenant_id: tenantId,
          id: random.id(),
          applicant_id: applicant.id,
          organization_id: organization.id,
          created_at,
          until,
        };
  });
  if (rows.length > 0) await tx.insertInto('interests').values(rows).execute();
}
