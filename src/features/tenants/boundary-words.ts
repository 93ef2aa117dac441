import { type I18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { BoundaryRefusal, BoundaryRepair, CheckedBoundary } from '../../../contract/tenants/boundary.schema.ts';

const repairs: Record<BoundaryRepair, (count: number) => MessageDescriptor> = {
  unwrapped: () => msg`Only the shape is kept, not what else is said of it.`,
  others: (count) =>
    msg`${plural(count, { one: '# point or line beside the area was left out.', other: '# points or lines beside the area were left out.' })}`,
  heights: () => msg`Heights were left out.`,
  axes: () => msg`North and east were swapped in every position.`,
  closed: (count) =>
    msg`${plural(count, { one: 'A ring that wasn’t closed was closed.', other: '# rings that weren’t closed were closed.' })}`,
  repeated: (count) =>
    msg`${plural(count, { one: '# repeated point was taken out.', other: '# repeated points were taken out.' })}`,
  turned: (count) =>
    msg`${plural(count, { one: 'A ring that ran the wrong way was turned round.', other: '# rings that ran the wrong way were turned round.' })}`,
  tiny: (count) =>
    msg`${plural(count, { one: 'A part too small to be seen was left out.', other: '# parts too small to be seen were left out.' })}`,
  simplified: (count) =>
    msg`${plural(count, { one: 'The line was simplified by # point that nobody would see.', other: 'The line was simplified by # points that nobody would see.' })}`,
};
export const repairSentence = ({ kind, count }: CheckedBoundary['repairs'][number]): MessageDescriptor =>
  repairs[kind](count);

interface Told {
  readonly count: string;
  /** Where, as it is said. */
  readonly where: string;
}

const refusals: Record<BoundaryRefusal, (told: Told) => MessageDescriptor> = {
  not_json: () =>
    msg`This can’t be read as GeoJSON. Please copy the text whole, from the first brace to the last, or choose the file itself.`,
  deep: () => msg`The shapes are nested too deeply. Please export the area by itself.`,
  no_area: () => msg`There is no area in it. If it has points or lines only, please export the boundary as a polygon.`,
  several: ({ count }) =>
    msg`There are ${count} areas in it, and a tenant has one. Please merge them in your map program, or export just one.`,
  numbers: () => msg`A position in it isn’t made of two numbers. Please export the file once more.`,
  axes: () => msg`North stands before east in it: drawn as it is, it would lie far from Germany.`,
  metres: () =>
    msg`Its positions are metres of a map projection, such as UTM. Please export it with longitude and latitude (WGS 84, EPSG:4326).`,
  outside: ({ where }) =>
    msg`Outside the region whose postcodes are known here: ${where}. Only places in Germany work.`,
  crossing: ({ where }) => msg`The line crosses itself: ${where}. Please mend it there in your map program.`,
  hole: ({ where }) => msg`A hole lies outside the area: ${where}. Please mend it in your map program.`,
  parts: ({ count }) => msg`It is in ${count} parts, too many to be drawn. Please leave out the small ones.`,
  fine: () =>
    msg`Its lines run too close to each other over too long a way to be drawn. Please simplify them in your map program.`,
};

/** Why a text is no boundary, and where. */
export function refusalSentence({ kind, count, at }: NonNullable<CheckedBoundary['refusal']>, i18n: I18n): string {
  const [north = '', east = ''] = at
    ? [at.lat, at.lng].map((degrees) => i18n.number(degrees, { maximumFractionDigits: 4 }))
    : [];
  const position = at ? i18n._(msg`${north} north, ${east} east`) : '';
  const town = at?.name ?? '';
  const where = town === '' ? position : i18n._(msg`near ${town} (${position})`);
  return i18n._(refusals[kind]({ count: i18n.number(count ?? 0), where }));
}
