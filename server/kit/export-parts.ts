import type { AccountExport } from '../../contract/account/export.schema.ts';
import { subjectMessages } from '../../contract/audits/subjects.messages.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantTx } from '../db/scope.ts';
import { wordOfPages } from '../i18n/page-words.ts';

/** Whose export it is. */
export interface Exporting {
  readonly tx: TenantTx;
  readonly user_id: string;
  readonly applicant_id?: string | undefined;
  readonly employee_id?: string | undefined;
  /** Once it is proven. */
  readonly email?: string | undefined;
  readonly locale: Locale;
  readonly now: Date;
}

/** What of a column's records is in the export of an account: `exported` of `<column>.export.ts`. Several may say `records`. */
export type ExportParts = {
  readonly [Part in keyof AccountExport]?: (of: Exporting) => Promise<AccountExport[Part]>;
};

type Exported = AccountExport['records'][number];

/** A column's records of a company that are somebody's, the earliest first; applicants have none. */
export const exportedRecords = (
  subject: keyof typeof subjectMessages,
  list: (
    of: Exporting,
  ) => Promise<readonly (Omit<Exported, 'record' | 'created_at'> & { readonly created_at: Date })[]>,
): Required<Pick<ExportParts, 'records'>> => ({
  records: async (of) => {
    if (of.applicant_id !== undefined) return [];
    const record = wordOfPages(of.locale, subjectMessages[subject]);
    return dated(await list(of)).map((row) => ({ record, ...row }));
  },
});

/** Rows as they go out. */
export const dated = <Row extends { readonly created_at: Date }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
