type Shown<Row> = { [K in keyof Row]: Row[K] extends Date | null ? string | Extract<Row[K], null> : Row[K] };

/** A row as it goes out, its instants in words; what the endpoint's schema doesn't name is cut off there. */
export const shown = <Row extends object>(row: Row): Shown<Row> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as Shown<Row>;
