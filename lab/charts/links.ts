import { linkUses } from '../../machines/link/links.words.ts';
import { html, type Text } from './markup.ts';
import { both } from './phrases.ts';
import type { Section } from './section.ts';

interface Use {
  readonly title: Text;
  readonly done: Text;
  readonly closed: Readonly<Record<string, Text>>;
}

/** What each code, invitation and link means on its own page, beside the chart that they share. */
export const linksSection = (): Section => ({
  id: 'links',
  title: { de: 'Codes, Einladungen und Links', en: 'Codes, invitations and links' },
  html: both(
    (locale) =>
      html`<dl>
        ${Object.values<Use>(linkUses).map(
          ({ title, done, closed }) =>
            html`<dt>${title[locale]}</dt>
              <dd>${done[locale]}</dd>
              ${Object.values(closed).map((reason) => html`<dd>${reason[locale]}</dd>`)}`,
        )}
      </dl>`.text,
  ),
});
