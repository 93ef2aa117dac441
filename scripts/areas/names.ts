import { distanceKm } from '../../server/geo/distance.ts';
import type { Group } from './divide.ts';

/** Gives every group a name that no other has: a large town with its part, or "Raum" and the largest of its towns. */
export function named(
  groups: readonly Group[],
  weightOf: (place: string) => number,
): { readonly name: string; readonly group: Group }[] {
  const taken = new Set<string>();
  const candidates = (group: Group): string[] => {
    const byPlace = [...Map.groupBy(group.members, ({ place }) => place)];
    const weighed = byPlace.map(([place, [first]]) => ({
      place,
      weight: weightOf(place),
      km: first ? distanceKm(group, first) : 0,
    }));
    const towns = weighed.toSorted((a, b) => b.weight - a.weight || a.km - b.km).map(({ place }) => place);
    if (group.part !== '') return [`${towns[0]} ${group.part}`];
    return [...towns.map((town) => `Raum ${town}`), `Raum ${towns.slice(0, 2).join(' und ')}`];
  };
  const weight = (group: Group) => Math.max(...group.members.map(({ place }) => weightOf(place)));
  const sorted = groups.toSorted((a, b) => weight(b) - weight(a));
  return sorted.map((group) => {
    const name = candidates(group).find((candidate) => !taken.has(candidate));
    if (name === undefined)
      throw new Error(`No name is left for ${group.members.map(({ place }) => place).join(', ')}.`);
    taken.add(name);
    return { name, group };
  });
}
