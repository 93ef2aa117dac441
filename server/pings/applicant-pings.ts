import type { Locale } from '../../contract/kit/fields.ts';
import type { ApplicantPing, Company } from '../../contract/pings/applicant-ping.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { occupationName } from '../occupations/occupations.ts';
import { facesOfOrganizations, type ShownProfile } from '../profiles/profiles.service.ts';
import { addressOf, faceInList, faceView } from '../profiles/profiles.view.ts';
import type { MailBlock } from '../mail/message.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { PingRow } from './pings.repository.ts';
import { applicantPingView } from './pings.view.ts';
import { senderBlock } from './sender.ts';

function companyOf(row: PingRow, face: ShownProfile | undefined, isWhole: boolean): Company {
  const address = addressOf({
    line_1: row.organization_street,
    line_2: row.organization_line_2,
    postcode: row.organization_postcode,
    city: row.organization_city,
    country: row.organization_country,
  });
  return {
    id: row.organization_id,
    name: row.organization_name,
    street: row.organization_street,
    postcode: row.organization_postcode,
    city: row.organization_city,
    website: face?.website || row.organization_website,
    occupations: row.organization_occupation_ids.map(occupationName),
    privacy: row.organization_privacy,
    profile: face ? faceInList(face) : null,
    portrait: face && isWhole ? faceView(face, address) : null,
    verified_at: row.organization_verified_at?.toISOString() ?? null,
  };
}

/** The companies that write, as they are shown to whoever decides about a yes: whole, or as far as a list shows them. */
export async function companiesOf(
  tx: TenantTx,
  rows: readonly PingRow[],
  isWhole: boolean,
): Promise<(row: PingRow) => Company> {
  const faces = await facesOfOrganizations(
    tx,
    rows.map(({ organization_id }) => organization_id),
  );
  const byCompany = new Map(faces.map((face) => [face.organization_id, face]));
  return (row) => companyOf(row, byCompany.get(row.organization_id), isWhole);
}

/** The head of a mail about a message: the company that wrote it. */
export async function senderOf(
  { tx, ...reader }: { readonly tx: TenantTx } & Parameters<typeof senderBlock>[1],
  row: PingRow,
): Promise<MailBlock> {
  const [face] = await facesOfOrganizations(tx, [row.organization_id]);
  return senderBlock(
    {
      name: row.organization_name,
      city: row.organization_city,
      verified_at: row.organization_verified_at,
      color: face?.color ?? null,
      logo: face?.logo ?? null,
    },
    reader,
  );
}

interface Reading {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly locale: Locale;
  readonly now: Date;
}

/** Messages for the applicant who received them. */
export async function applicantPings(
  { tx, tenant, locale, now }: Reading,
  rows: readonly PingRow[],
): Promise<ApplicantPing[]> {
  const company = await companiesOf(tx, rows, false);
  return rows.map((row) => applicantPingView(row, company(row), tenant, locale, now));
}

/** One of them. */
export async function applicantPing(reading: Reading, row: PingRow): Promise<ApplicantPing> {
  const company = await companiesOf(reading.tx, [row], false);
  return applicantPingView(row, company(row), reading.tenant, reading.locale, reading.now);
}

/** One of them for who comes by its link, with all that the company shows of itself. */
export async function linkedPing(reading: Reading, row: PingRow): Promise<ApplicantPing> {
  const company = await companiesOf(reading.tx, [row], true);
  return applicantPingView(row, company(row), reading.tenant, reading.locale, reading.now);
}
