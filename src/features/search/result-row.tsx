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
import { areaInWords } from '../../../contract/applicants/area-words.ts';
import { currentLocale } from '../../i18n/locale.ts';
import type { Opening } from '../../kit/use-opening.ts';
import { rowId } from '../../kit/bench/row-id.ts';
import { beginInWords, calledOf, distanceOf, hasGone } from './row-facts.ts';
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
  readonly isChoosing: boolean;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onContact: () => void;
  readonly onMark: (mark: Mark | null) => void;
  readonly onFocus: () => void;
  /** How it is opened beside the list, where nobody is. */
  readonly opening: Opening;
  /** It has been pressed; the address follows by itself. */
  readonly onOpen: () => void;
}

const farthest = bandsKm[bandsKm.length - 1];

/** One applicant in two lines: the occupation, the facts by the name this company has for them, how far away. */
export function ResultRow(props: ResultRowProps) {
  const { result, query, graduation, today, isCounted, isCurrent, opening, onFocus, onOpen } = props;
  const { t } = useLingui();
  const words = useRelation();
  const isMoving = query.open !== undefined;
  const { handle, occupation, available_from, recommended } = result;
  const area = areaInWords(currentLocale(), result.area);
  const name = calledOf(result);
  const begins = (length: 'long' | 'short') => {
    const month = available_from === null ? undefined : beginInWords(currentLocale(), available_from, today, length);
    return month === undefined ? undefined : t`from ${month}`;
  };
  const told = (length: 'long' | 'short') =>
    [name, graduation, begins(length), words(result), recommended ? t`recommended` : undefined]
      .filter(Boolean)
      .join(' · ');
  const km = distanceOf(result);
  const isActing = result.hidden || props.onUndo !== undefined;
  const isFree = result.availability === 'available' && !result.hidden;
  return (
    <li
      className={css.row}
      data-is-current={isCurrent || undefined}
      data-acts={isActing || undefined}
      onFocus={onFocus}
    >
      {result.fresh === null ? null : <span className={css.dot} role="img" aria-label={t`New`} />}
      <p className={css.lead} title={occupation.name}>
        <Link
          id={rowId(handle)}
          className={css.opener}
          to="/search"
          search={{ ...query, open: handle }}
          {...(isMoving ? ({ state: true, replace: true } as const) : opening)}
          resetScroll={false}
          preload={false}
          // its card is the box's then
          tabIndex={isFree && props.isChoosing ? -1 : undefined}
          onClick={onOpen}
        >
          {hasGone(result) ? <s>{occupation.name}</s> : occupation.name}
          <span className={css.heard}>{`, ${name}`}</span>
        </Link>
        <Noted result={result} />
      </p>
      {/* after the row's link: that makes a row current, and its box a stop of Tab */}
      {isFree ? (
        <label className={css.pick}>
          <input
            type="checkbox"
            className={box}
            aria-label={t`Select ${name}, ${occupation.name}`}
            checked={props.isSelected}
            tabIndex={isCurrent || props.isChoosing ? 0 : -1}
            onChange={props.onSelect}
          />
        </label>
      ) : null}
      <p className={css.fact} title={told('long')}>
        {result.interested_on === null ? null : (
          <>
            <span className={css.interest}>
              <Trans>Interested in you</Trans>
            </span>
            {' · '}
          </>
        )}
        {available_from === null ? (
          told('long')
        ) : (
          <>
            <span className={css.inRoomy}>{told('long')}</span>
            <span className={css.inNarrow}>{told('short')}</span>
          </>
        )}
      </p>
      <Standing {...props} />
      {isCounted ? (
        <p className={css.band}>
          {km === undefined ? <Trans>over {farthest} km</Trans> : <Trans>up to {km} km</Trans>}
        </p>
      ) : null}
      <p className={css.area} title={area}>
        {area}
      </p>
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
  const { handle, occupation, availability, latest_ping } = result;
  const name = calledOf(result);
  const whom = <span className={css.heard}>{`: ${name}, ${occupation.name}`}</span>;
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
