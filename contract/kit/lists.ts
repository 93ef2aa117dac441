import * as v from 'valibot';

export const perPageDefault = 20;
export const perPageMax = 100;

/** `{ data }`: the answer for one record. */
export const one = <S extends v.GenericSchema>(schema: S) => v.object({ data: schema });

/** `{ data, meta }`: a page of a list. */
export const page = <S extends v.GenericSchema>(schema: S) =>
  v.object({
    data: v.array(schema),
    meta: v.object({ total: v.number(), per_page: v.number(), current_page: v.number() }),
  });

const count = (max: number) =>
  v.pipe(v.string(), v.maxLength(6), v.regex(/^[1-9]\d*$/, 'integer'), v.transform(Number), v.maxValue(max));

/** Query of a list: `page`, `per_page`, `order` and named filters. Anything unnamed is a 422. */
export const listQuery = <Filters extends v.ObjectEntries, const Order extends readonly string[]>(
  filters: Filters,
  order: Order,
) =>
  v.strictObject({
    page: v.optional(count(10_000)),
    per_page: v.optional(count(perPageMax)),
    order: v.optional(
      v.picklist(order.flatMap((field) => [field, `-${field}`]) as (Order[number] | `-${Order[number]}`)[]),
    ),
    filter: v.optional(v.strictObject(filters)),
  });

/** Query of the same list as one file: whatever narrows and orders it, and all of its pages. */
export const fileQuery = <Filters extends v.ObjectEntries, const Order extends readonly string[]>(
  filters: Filters,
  order: Order,
) => v.omit(listQuery(filters, order), ['page', 'per_page']);

/** Bounded before anything looks at it; the filter's own schema then says more. */
const filterValue = v.pipe(v.string(), v.maxLength(200));

/** A filter that takes one value or several: `filter[x]=a` or `filter[x][]=a&filter[x][]=b`. */
export const many = <S extends v.GenericSchema<string, unknown>>(schema: S, max = 50) =>
  v.pipe(
    v.union([
      v.pipe(
        filterValue,
        v.transform((value) => [value]),
      ),
      v.array(filterValue),
    ]),
    v.maxLength(max),
    v.array(schema),
  );
