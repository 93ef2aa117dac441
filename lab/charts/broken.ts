import { type AnyModel, walkModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { lostPaths } from '../paths/all-paths.ts';
import { toldStories } from './story.ts';

/** What the machines as they are now no longer keep: rules, ways that cannot be walked any more, and stories. */
export const brokenPromises = (): string[] => [
  ...models.flatMap(brokenRule),
  ...lostPaths,
  ...toldStories('en').flatMap(({ lost }) => lost),
];

/** The first rule of a model that does not hold, or what went wrong while looking; empty where all is well. */
export function brokenRule(model: AnyModel): string[] {
  try {
    walkModel(model);
    return [];
  } catch (error) {
    return [`${model.machine.id}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
