import type { ColumnType } from 'kysely';

/** jsonb that may be null; written as `JSON.stringify(value)`. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** Columns of every row of tenant data that is written once. */
export interface Row {
  tenant_id: string;
  id: string;
  created_at: Date;
}

/** Columns of every row of tenant data that changes. */
export interface ChangingRow extends Row {
  updated_at: Date;
}
