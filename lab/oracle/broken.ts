import { type AnyModel, walkModel } from '../../machines/kit/model.ts';
import type { Product } from './product.ts';
import { sentences } from './sentences.ts';

/** The first rule of a model that does not hold, or what went wrong while looking; empty where all is well. */
export const brokenRule = (model: AnyModel): string[] =>
  whyNot(() => walkModel(model)).map((why) => `${model.machine.id}: ${why}`);

export const brokenSentences = (shown: Product): string[] =>
  sentences.flatMap(({ id, words, shownBy }) => whyNot(() => shownBy(shown)).map((why) => `${id} “${words}”: ${why}`));

const whyNot = (work: () => unknown): string[] => [thrownBy(work)?.message ?? []].flat();

/** What goes wrong there; undefined where nothing does. */
export function thrownBy(work: () => unknown): Error | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('Something that is no error was thrown.', { cause: error });
  }
}
