/** A list's query as its address has it: page, order, and a word for each filter. */
export type ListQuery = { readonly page?: string | undefined; readonly order?: string | undefined } & Readonly<
  Record<string, string | undefined>
>;

/** A page of a list as the server gives it. */
export interface Page<Row> {
  readonly data: readonly Row[];
  readonly meta: { readonly total: number; readonly per_page: number; readonly current_page: number };
}
