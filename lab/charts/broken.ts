import { type AnyModel, walkModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import { lostPaths } from '../paths/all-paths.ts';
import { html, type Markup, type Text } from './markup.ts';
import { bilingual } from './shell.ts';

const title: Text = { de: 'Was nicht mehr gilt', en: 'What no longer holds' };

/** What the machines as they are now no longer keep: rules that are broken, and ways that cannot be walked any more. */
export const brokenPromises = (): string[] => [...models.flatMap(brokenRule), ...lostPaths];

/** The first rule of a model that does not hold, or what went wrong while looking; empty where all is well. */
export function brokenRule(model: AnyModel): string[] {
  try {
    walkModel(model);
    return [];
  } catch (error) {
    return [`${model.machine.id}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** Above everything else on the page; nothing where nothing is broken. */
export const brokenNotice = (sentences: readonly string[]): Markup =>
  sentences.length === 0
    ? html``
    : html`<section class="notice">
        <h2>${bilingual(title)}</h2>
        <ul class="changes">
          ${sentences.map((sentence) => html`<li class="removed" lang="en">${sentence}</li>`)}
        </ul>
      </section>`;
