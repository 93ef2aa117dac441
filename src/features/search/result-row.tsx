import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { bandsKm } from '../../../contract/search/bands.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { currentLocale } from '../../i18n/locale.ts';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import { beginInWords, distanceOf, hasGone, rowId } from './row-facts.ts';
import type { AddressQuery } from './search-query.ts';
import * as css from './search.css.ts';

interface ResultRowProps {
  readonly result: SearchResult;
  readonly query: AddressQuery;
  readonly graduation: string | undefined;
  /** The list's first day, by which months are told. */
  readonly today: string;
  /** Distances are counted from somewhere. */
  readonly isCounted: boolean;
  /** The keys are about this one. */
  readonly isCurrent: boolean;
  /** The state of the own company's latest message, as a badge. */
  readonly status: ReactNode;
  /** Takes back what is just going out. */
  readonly onUndo: (() => void) | undefined;
  readonly onContact: () => void;
  readonly onFocus: () => void;
  /** It has been pressed; the address follows by itself. */
  readonly onOpen: () => void;
}

const farthest = bandsKm[bandsKm.length - 1];

/** One applicant in two lines: the occupation, the facts by the name this company has for them, how far away. */
export function ResultRow(props: ResultRowProps) {
  const { result, query, graduation, today, isCounted, isCurrent, onFocus, onOpen } = props;
  const { t } = useLingui();
  const words = useRelation();
  const isMoving = query.open !== undefined;
  const { handle, name, occupation, available_from, recommended, area } = result;
  const begins = available_from === null ? undefined : beginInWords(currentLocale(), available_from, today);
  const facts = [
    name,
    graduation,
    begins === undefined ? undefined : t`from ${begins}`,
    words(result),
    recommended ? t`recommended` : undefined,
  ];
  const km = distanceOf(result);
  return (
    <li className={css.row} data-is-current={isCurrent || undefined} onFocus={onFocus}>
      <p className={css.lead}>
        <Link
          id={rowId(handle)}
          className={css.opener}
          to="/search"
          search={{ ...query, open: handle }}
          state={isMoving ? true : { isShowing: true }}
          replace={isMoving}
          resetScroll={false}
          preload={false}
          onClick={onOpen}
        >
          {hasGone(result) ? <s>{occupation.name}</s> : occupation.name}
          <span className={visuallyHidden}>{`, ${name}`}</span>
        </Link>
      </p>
      <p className={css.fact}>{facts.filter(Boolean).join(' · ')}</p>
      <Standing {...props} />
      {isCounted ? (
        <p className={css.band}>
          {km === undefined ? <Trans>over {farthest} km</Trans> : <Trans>up to {km} km</Trans>}
        </p>
      ) : null}
      <p className={css.area}>{area}</p>
    </li>
  );
}

/** How what somebody wants is like what was searched for, where it isn't the same. */
function useRelation(): (result: SearchResult) => string | undefined {
  const { t } = useLingui();
  return ({ match }) => {
    const reason = match.reasons.find(({ kind }) => kind === 'occupation');
    if (reason?.kind !== 'occupation' || reason.level === 'same') return undefined;
    return reason.level === 'further' ? t`also: ${reason.name}` : t`related occupation`;
  };
}

/** What became of it so far, or what can be done. */
function Standing({ result, isCurrent, status, onUndo, onContact }: ResultRowProps) {
  const { handle, name, occupation, availability, latest_ping } = result;
  const whom = <span className={visuallyHidden}>{`: ${name}, ${occupation.name}`}</span>;
  if (availability === 'available')
    return (
      <div className={css.actions}>
        <Button
          id={`contact-${handle}`}
          variant="secondary"
          size="compact"
          icon={<Glyph name="send" />}
          tabIndex={isCurrent ? 0 : -1}
          onClick={onContact}
        >
          <Trans>Get in touch</Trans>
          {whom}
        </Button>
      </div>
    );
  return (
    <div className={css.standing}>
      {latest_ping === null ? <Trans>Not available now</Trans> : status}
      {onUndo ? (
        <Button variant="quiet" size="compact" onClick={onUndo}>
          <Trans>Undo</Trans>
          {whom}
        </Button>
      ) : null}
    </div>
  );
}
