import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { bandsKm } from '../../../contract/search/bands.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { box } from '../../ui/checkbox/checkbox.css.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
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
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onContact: () => void;
  readonly onMark: (mark: Mark | null) => void;
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
      {result.fresh === null ? null : <span className={css.dot} role="img" aria-label={t`New`} />}
      {result.availability === 'available' && !result.hidden ? (
        <label className={css.pick}>
          <input
            type="checkbox"
            className={box}
            aria-label={t`Select ${name}, ${occupation.name}`}
            checked={props.isSelected}
            tabIndex={isCurrent ? 0 : -1}
            onChange={props.onSelect}
          />
        </label>
      ) : null}
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
        <Noted result={result} />
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

/** What the company keeps, and what the reader has looked at. */
function Noted({ result }: Pick<ResultRowProps, 'result'>) {
  const { t } = useLingui();
  return (
    <>
      {result.saved ? (
        <span className={css.saved}>
          <Glyph name="bookmark" label={t`Kept`} />
        </span>
      ) : null}
      {result.seen ? (
        <span className={css.seen}>
          <Icon name="eye" label={t`Looked at`} />
        </span>
      ) : null}
    </>
  );
}

/** What became of it so far, or what can be done. */
function Standing({ result, isCurrent, status, onUndo, onContact, onMark }: ResultRowProps) {
  const { t } = useLingui();
  const { handle, name, occupation, availability, latest_ping } = result;
  const whom = <span className={visuallyHidden}>{`: ${name}, ${occupation.name}`}</span>;
  if (result.hidden)
    return (
      <div className={css.standing}>
        <Trans>No longer shown</Trans>
        <Button variant="quiet" size="compact" onClick={() => onMark(null)}>
          <Trans>Undo</Trans>
          {whom}
        </Button>
      </div>
    );
  const tabIndex = isCurrent ? 0 : -1;
  const call = `${name}, ${occupation.name}`;
  if (availability === 'available')
    return (
      <div className={css.actions}>
        <Button
          id={`contact-${handle}`}
          variant="secondary"
          size="compact"
          icon={<Glyph name="send" />}
          tabIndex={tabIndex}
          onClick={onContact}
        >
          <Trans>Get in touch</Trans>
          {whom}
        </Button>
        <IconButton
          aria-label={t`Keep ${call}`}
          aria-pressed={result.saved}
          icon={<Glyph name="bookmark" />}
          tabIndex={tabIndex}
          onClick={() => onMark(result.saved ? null : 'saved')}
        />
        <IconButton
          aria-label={t`Hide ${call}`}
          icon={<Icon name="eyeOff" />}
          tabIndex={tabIndex}
          onClick={() => onMark('hidden')}
        />
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
