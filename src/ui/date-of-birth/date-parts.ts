export type DateParts = { day: string; month: string; year: string };

/** Parts of an ISO date (YYYY-MM-DD); empty parts for anything else. */
export const partsOf = (iso: string): DateParts => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  return {
    day: String(Number(match?.[3] ?? '') || ''),
    month: String(Number(match?.[2] ?? '') || ''),
    year: match?.[1] ?? '',
  };
};

/** ISO date of parts that name a real day; '' while all are empty; else the parts as typed, which no rule takes for a date. */
export const isoOf = ({ day, month, year }: DateParts): string => {
  if (`${day}${month}${year}` === '') return '';
  const iso = `${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isReal = year.length === 4 && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isReal ? iso : `${year}-${month}-${day}`;
};

/** Parts of a pasted date: 5.3.2009, 05/03/2009 (day first), 2009-03-05. */
export const partsOfPasted = (text: string): DateParts | undefined => {
  const [first, second, third] = text.trim().split(/[.\-/\s]+/);
  if (first === undefined || second === undefined || third === undefined) return undefined;
  if (![first, second, third].every((part) => /^\d{1,4}$/.test(part))) return undefined;
  return first.length === 4 ? { year: first, month: second, day: third } : { day: first, month: second, year: third };
};
