import type { Locale } from '../../contract/kit/fields.ts';
import type { Flow, Path } from '../paths/path.ts';
import { situationOf } from '../storyboard/situations.ts';
import { html, type Markup, type Text } from './markup.ts';
import { both } from './phrases.ts';
import { bilingual } from './shell.ts';

/** Pictures of real screens, as addresses relative to the page; undefined where there is none. */
export interface Pictures {
  readonly ofState: (flow: string, state: string, locale: Locale, form: 'phone' | 'desktop') => string | undefined;
  /** What a path shows after a step, counted from 1. */
  readonly ofStep: (path: Path, step: number, locale: Locale) => string | undefined;
}

/** What the panel shows of a state: the pictures of one flow, its name where there are several. */
export interface PictureSet {
  readonly title?: Text;
  readonly sources: Readonly<Record<Locale, readonly string[]>>;
}

/** The flows in which people meet a machine; one of its own name where no path walks it. */
export function flowsOf(paths: readonly Path[], machine: string): readonly Flow[] {
  const walked = new Map(paths.filter((path) => path.machine === machine).map(({ flow }) => [flow.id, flow]));
  return walked.size === 0 ? [{ id: machine }] : [...walked.values()];
}

export function pictureSetsOf(flows: readonly Flow[], state: string, { ofState }: Pictures): PictureSet[] {
  return flows.flatMap(({ id, title }) => {
    const sourcesIn = (locale: Locale) =>
      (['phone', 'desktop'] as const).flatMap((form) => ofState(id, state, locale, form) ?? []);
    const sources = { de: sourcesIn('de'), en: sourcesIn('en') };
    return sources.de.length + sources.en.length === 0 ? [] : [{ ...(title && { title }), sources }];
  });
}

/** In the place of a picture that another flow has. */
export const noPictureHere: Text = { de: 'kommt hier nicht vor', en: 'does not happen here' };

const words = {
  whose: { de: 'Bilder aus dem Ablauf für', en: 'Pictures from the flow for' },
  passing: { de: 'Kein Bild: das ist im selben Augenblick vorbei.', en: 'No picture: it is over in the same moment.' },
  notOwn: { de: 'Kein eigenes Bild:', en: 'No screen of its own:' },
  missing: {
    de: 'Kein Bild: es ist noch nicht aufgenommen, oder der Test ist vorher abgebrochen.',
    en: 'No picture: it was not taken yet, or the test broke off before.',
  },
} as const satisfies Record<string, Text>;

/** Why no flow has a picture of a machine's state. */
export function whyNone(machine: string, { path, kind }: { readonly path: string; readonly kind: string }): Text {
  const situation = situationOf(machine, path);
  if (situation !== undefined && typeof situation !== 'string')
    return both((locale) => `${words.notOwn[locale]} ${situation[locale]}`);
  return kind === 'passing' ? words.passing : words.missing;
}

/** Why a path's step has no picture. */
export const whyNoStep = ({ isPassing }: Path['steps'][number]): Text => (isPassing ? words.passing : words.missing);

/** Above a machine's drawing: whose pictures it shows, where several have some. */
export function pictureChoice(flows: readonly Flow[]): Markup | '' {
  if (flows.length === 1) return '';
  return html`<fieldset class="flows">
    <legend>${bilingual(words.whose)}</legend>
    ${flows.map(
      ({ id, title }, index) =>
        html`<label
          ><input type="radio" name="flow" id="flow-${id}" ${index === 0 ? 'checked' : ''} />
          ${title ? bilingual(title) : id}</label
        >`,
    )}
    <style>
      ${flows.map(({ id }) => `.machine:has(#flow-${id}:checked) [data-flow]:not([data-flow=${id}]){display:none}`)}
    </style>
  </fieldset>`;
}
