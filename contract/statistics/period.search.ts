/** From one day until another, both of them counted, by the tenant's clock. No schema: the router's first chunk reads it. */
export const period = { from: 'day', until: 'day' } as const;

/** How an overview is asked for: of which days, and its plots as tables. */
export const overviewSearch = { ...period, show: ['tables'] } as const;

export interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** So many days may be counted at once: a whole year, and the report tells years. */
const mostDays = 366;

/** Whether figures may be asked of these days. */
export const isPeriod = ({ from, until }: Required<Record<keyof Period, string>>): boolean =>
  from !== '' && from <= until && Date.parse(until) - Date.parse(from) < mostDays * 86_400_000;
