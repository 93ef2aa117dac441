import { buttonLabel } from '../../../contract/email-templates/button-labels.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { placeholdersFor, stretchesOf, type TemplatePurpose } from '../../../contract/email-templates/placeholders.ts';
import { aroundLink, fillTemplate, type PlaceholderValues } from '../../../contract/email-templates/render.ts';
import * as css from './email-templates.css.ts';

interface LetterProps {
  readonly purpose: TemplatePurpose;
  readonly subject: string;
  readonly text: string;
  readonly values: PlaceholderValues;
  readonly locale: Locale;
}

/** A template as its reader gets it; what can't be filled in stands out. */
export function Letter({ purpose, subject, text, values, locale }: LetterProps) {
  const { before, after } = aroundLink(fillTemplate(text, values), purpose);
  return (
    <article className={css.letter} lang={locale}>
      <p className={css.subject}>
        <Marked text={fillTemplate(subject, values)} purpose={purpose} part="subject" />
      </p>
      {before === '' ? null : (
        <p className={css.body}>
          <Marked text={before} purpose={purpose} part="body" />
        </p>
      )}
      <span className={css.button}>{buttonLabel(purpose, locale, values['organization.name'] ?? '')}</span>
      {after === '' ? null : (
        <p className={css.body}>
          <Marked text={after} purpose={purpose} part="body" />
        </p>
      )}
    </article>
  );
}

interface MarkedProps {
  readonly text: string;
  readonly purpose: TemplatePurpose;
  readonly part: 'subject' | 'body';
}

function Marked({ text, purpose, part }: MarkedProps) {
  const allowed: readonly string[] = placeholdersFor(purpose, part);
  return stretchesOf(text).map((stretch, index) =>
    stretch.name === undefined || allowed.includes(stretch.name) ? (
      stretch.text
    ) : (
      <mark key={`${index}`} className={css.refused}>
        {stretch.text}
      </mark>
    ),
  );
}
