import type { AccountExport } from '../../contract/account/export.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantTx } from '../db/scope.ts';

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

/** What of a column's records is in the export of an account: `exported` of `<column>.export.ts`. */
export type ExportParts = {
  readonly [Part in keyof AccountExport]?: (of: Exporting) => Promise<AccountExport[Part]>;
};

/** Rows as they go out. */
export const dated = <Row extends { readonly created_at: Date }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
