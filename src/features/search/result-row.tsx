import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { currentLocale } from '../../i18n/locale.ts';
import { monthInWords } from '../../i18n/months.ts';
import { useCompanyWords } from '../../ui/match-reasons/company-words.ts';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './search.css.ts';

interface ResultRowProps {
  readonly result: SearchResult;
  readonly graduation: string | undefined;
  /** The state of the own company's latest message, as a badge. */
  readonly status: ReactNode;
  /** Why contact isn't possible now. */
  readonly unavailable: ReactNode;
  /** Takes back what is just going out. */
  readonly onUndo: (() => void) | undefined;
  readonly onContact: () => void;
}

/** One applicant by the name this company has for them: who, why, the facts, then what can be done. */
export function ResultRow({ result, graduation, status, unavailable, onUndo, onContact }: ResultRowProps) {
  const { t } = useLingui();
  const words = useCompanyWords();
  const isGone =
    result.availability === 'unavailable' && result.unavailable_reason === null && result.latest_ping === null;
  const { name, occupation, area, match, recommended } = result;
  const lead = `${name} · ${occupation.name}`;
  const ways = match.reasons.filter(({ kind }) => kind === 'distance').map(words);
  const fitting = match.reasons.filter(({ kind }) => kind !== 'distance').map(words);
  const { available_from, mobility_km } = result;
  const plans = [
    available_from === null ? undefined : t`from ${monthInWords(currentLocale(), available_from)}`,
    mobility_km === null ? undefined : t`would travel up to ${mobility_km} km`,
  ];
  const why = [...(recommended ? [t`Recommended by a company`] : []), ...fitting];
  return (
    <li className={css.result}>
      <div className={css.words}>
        <p className={css.lead}>{isGone ? <s>{lead}</s> : lead}</p>
        {why.length > 0 ? <p className={css.why}>{why.join(' · ')}</p> : null}
        <p className={css.fact}>{[[area, ...ways].join(', '), graduation, ...plans].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={css.action}>
        {status}
        {unavailable === undefined ? (
          <Button
            id={`contact-${result.handle}`}
            variant="secondary"
            size="compact"
            icon={<Glyph name="send" />}
            onClick={onContact}
          >
            <Trans>Get in touch</Trans>
            <span className={visuallyHidden}>{`: ${name}, ${occupation.name}`}</span>
          </Button>
        ) : (
          <div className={css.reason}>{unavailable}</div>
        )}
        {onUndo ? (
          <Button variant="quiet" size="compact" onClick={onUndo}>
            <Trans>Undo</Trans>
            <span className={visuallyHidden}>{`: ${name}, ${occupation.name}`}</span>
          </Button>
        ) : null}
      </div>
    </li>
  );
}
