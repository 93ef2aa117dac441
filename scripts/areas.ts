import { writeFileSync } from 'node:fs';
import { foldName, places, type Postcode, postcodes } from '../server/geo/places.ts';
import { divide, type Group, nearest } from './areas/divide.ts';
import { inhabited } from './areas/inhabited.ts';
import { named } from './areas/names.ts';

/**
 * Groups Germany's postcodes into areas of at least five neighbouring ones: `node scripts/areas.ts` writes
 * server/geo/areas.json anew. Only postcodes people live in count; a large receiver of post goes with its neighbours.
 */
const all = [...postcodes.values()];
const groups: Group[] = [...Map.groupBy(inhabited, ({ state }) => state).values()].flatMap((state) => divide(state));
const placed = new Set(groups.flatMap(({ members }) => members.map(({ postcode }) => postcode)));
for (const postcode of all.filter((one) => !placed.has(one.postcode))) nearest(groups, postcode).others.push(postcode);

/** How often a name stands in others ("Rathaus Pirmasens", "Hof bei Pirmasens"): the larger of small places. */
const words = all.flatMap(({ place }) => [...new Set(foldName(place).split(' '))]);
const mentions = Map.groupBy(words, (word) => word);
const weightOf = (place: string) =>
  (places.find(({ name }) => name === place)?.postcodes.length ?? 1) * 10 +
  (mentions.get(foldName(place))?.length ?? 0);

const three = (degrees: number) => Math.round(degrees * 1000) / 1000;
const codes = (list: readonly Postcode[]) =>
  list
    .map(({ postcode }) => postcode)
    .toSorted()
    .join(' ');
const rows = named(groups, weightOf)
  .map(({ name, group: { lat, lng, members, others } }) => {
    const own = codes([...members, ...others]);
    return [Number(own.slice(0, 5)), name, three(lat), three(lng), own];
  })
  .toSorted(([one], [other]) => Number(one) - Number(other));
const meta = { columns: ['id', 'name', 'lat', 'lng', 'postcodes'], source: 'postcodes.json, by scripts/areas.ts' };
const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
writeFileSync(
  new URL('../server/geo/areas.json', import.meta.url),
  `{\n  "meta": ${JSON.stringify(meta)},\n  "rows": [\n${lines}\n  ]\n}\n`,
);
