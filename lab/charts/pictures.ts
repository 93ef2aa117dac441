import type { Locale } from '../../contract/kit/fields.ts';
import type { Flow, Path } from '../paths/path.ts';
import { situationOf } from '../storyboard/situations.ts';
import { both, type Text } from './text.ts';

/** Pictures of real screens, as addresses relative to the page; undefined where there is none. */
export interface Pictures {
  readonly ofState: (flow: string, state: string, locale: Locale, form: 'phone' | 'desktop') => string | undefined;
  /** What a path shows after a step, counted from 1. */
  readonly ofStep: (path: Path, step: number, locale: Locale) => string | undefined;
}

/** The pictures of a state in one flow; an address for each language, empty where there is none. */
export interface Shot {
  readonly flow: string;
  /** Whose flow it is, where a machine has several. */
  readonly title?: Text;
  readonly phone: Text;
  readonly desktop: Text;
}

/** The flows in which people meet a machine; one of its own name where no path walks it. */
export function flowsOf(paths: readonly Path[], machine: string): readonly Flow[] {
  const walked = new Map(paths.filter((path) => path.machine === machine).map(({ flow }) => [flow.id, flow]));
  return walked.size === 0 ? [{ id: machine }] : [...walked.values()];
}

export const shotsOf = (flows: readonly Flow[], state: string, { ofState }: Pictures): Shot[] =>
  flows.flatMap(({ id, title }) => {
    const of = (form: 'phone' | 'desktop') => both((locale) => ofState(id, state, locale, form) ?? '');
    const [phone, desktop] = [of('phone'), of('desktop')];
    const isThere = [phone, desktop].some(({ de, en }) => de !== '' || en !== '');
    return isThere ? [{ flow: id, ...(title && { title }), phone, desktop }] : [];
  });

/** Why a machine's state has no screen of its own; undefined where its picture only was not taken yet. */
export function whyNone(machine: string, path: string): Text | undefined {
  const situation = situationOf(machine, path);
  return typeof situation === 'string' ? undefined : situation;
}
