import { useLingui } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { placeholders } from '../../../contract/email-templates/placeholders.ts';
import { OfferLines, type OfferLinesProps } from '../../ui/offer-lines/offer-lines.tsx';
import * as css from './message.css.ts';

/** Subject and body as they go out; what only the mail will say stands there as a labelled gap. */
export function Message({
  subject,
  body,
  above,
  locale,
}: {
  subject: string;
  body: string;
  above?: OfferLinesProps | undefined;
  locale?: 'de' | 'en' | undefined;
}) {
  return (
    <div className={css.letter} lang={locale}>
      <p className={css.subject}>
        <WithTokens text={subject} />
      </p>
      {above ? <OfferLines {...above} /> : null}
      <p className={css.body}>
        <WithTokens text={body} />
      </p>
    </div>
  );
}

function WithTokens({ text }: { text: string }): ReactNode {
  const { t } = useLingui();
  const words: Record<string, string> = { 'applicant.firstname': t`First name`, response_link: t`Link to the answer` };
  // every second part is what stood in braces
  return text.split(/\{\s*([\w.]+)\s*\}/).map((part, index) => {
    if (index % 2 === 0) return part;
    const isKnown = placeholders.some((name) => name === part);
    return (
      <span key={`${index}`} className={css.token}>
        {isKnown ? (words[part] ?? part) : part}
      </span>
    );
  });
}
