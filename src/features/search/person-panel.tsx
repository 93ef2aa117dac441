import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import { areaInWords } from '../../../contract/applicants/area-words.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { monthInWords } from '../../i18n/months.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { CompanyReasons } from '../../ui/match-reasons/match-reasons.tsx';
import { BenchPanel, type Position } from '../../kit/bench/panel.tsx';
import * as css from '../../kit/bench/panel.css.ts';
import { calledOf } from './row-facts.ts';

export interface PersonPanelProps {
  /** The list stands beside it; else it has the window. */
  readonly isBeside: boolean;
  /** Undefined for who is in this list no more. */
  readonly result: SearchResult | undefined;
  readonly graduation: string | undefined;
  /** How many are written to at once. */
  readonly several: number;
  /** Undefined for who isn't in the list. */
  readonly position: Position | undefined;
  /** The state of the own company's latest message, and what it means. */
  readonly status: ReactNode;
  readonly unavailable: ReactNode;
  /** What was between them and the company before. */
  readonly history: ReactNode;
  readonly onUndo: (() => void) | undefined;
  readonly onMove: (step: 1 | -1) => void;
  readonly onContact: () => void;
  readonly onMark: (mark: Mark | null) => void;
  /** Chosen for a message to several. */
  readonly isSelected: boolean;
  readonly onSelect: () => void;
  readonly onClose: () => void;
  /** What is being written; `isNamed` where it stands below whom. */
  readonly renderComposer: (isNamed: boolean) => ReactNode;
  readonly isComposing: boolean;
  /** Whether reading is to begin here; asked once for each who is shown. */
  readonly takesFocus: () => boolean;
}

/** One applicant beside the list: why they match, the facts, what was between them and the company, what can be done. */
export function PersonPanel(props: PersonPanelProps) {
  const { isBeside, result, isComposing, several, position, onMove, onContact, onMark, onClose, takesFocus } = props;
  const { t } = useLingui();
  const isMany = several > 1;
  const title = isMany
    ? t`A message to ${several} applicants`
    : (result?.occupation.name ?? t`Not in this list any more`);
  // all of them in one line beside the list, and for a thumb where they are below it
  const size = isBeside ? 'compact' : 'regular';
  const foot =
    isComposing || result === undefined ? undefined : (
      <>
        {result.availability === 'available' ? (
          <Button size={size} icon={<Glyph name="send" />} onClick={onContact}>
            <Trans>Get in touch</Trans>
          </Button>
        ) : null}
        <Button
          variant="secondary"
          size={size}
          icon={<Glyph name="bookmark" />}
          onClick={() => onMark(result.saved ? null : 'saved')}
        >
          {result.saved ? <Trans>No longer keep</Trans> : <Trans>Keep</Trans>}
        </Button>
        <Button variant="plain" size={size} onClick={() => onMark(result.hidden ? null : 'hidden')}>
          {result.hidden ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
        </Button>
        {/* beside the list, its rows have a box */}
        {isBeside || result.hidden || result.availability !== 'available' ? null : (
          <Button variant="plain" onClick={props.onSelect}>
            {props.isSelected ? <Trans>Do not select</Trans> : <Trans>Select</Trans>}
          </Button>
        )}
      </>
    );
  return (
    <BenchPanel
      isBeside={isBeside}
      title={title}
      who={<Who result={result} />}
      of={result?.handle}
      name={result && calledOf(result)}
      position={position}
      onMove={isMany ? undefined : onMove}
      foot={foot}
      onClose={onClose}
      takesFocus={takesFocus}
    >
      <Content {...props} />
    </BenchPanel>
  );
}

const Who = ({ result }: Pick<PersonPanelProps, 'result'>) =>
  result === undefined ? null : (
    <p className={css.who}>{[...whoIs(result), areaInWords(currentLocale(), result.area)].join(' · ')}</p>
  );
/** Colleagues may know them by both. */
const whoIs = ({ name, released_name }: SearchResult) => (released_name === null ? [name] : [released_name, name]);

function Content(props: PersonPanelProps) {
  const { result, several, status, unavailable, onUndo, renderComposer, isComposing } = props;
  if (several > 1) return renderComposer(true);
  if (result === undefined)
    return (
      <>
        <Text>
          <Trans>Whoever has a place, takes a break or no longer matches your filters is not shown here.</Trans>
        </Text>
        {renderComposer(false)}
      </>
    );
  return (
    <>
      {result.availability === 'available' || isComposing ? null : (
        <div className={css.standing}>
          {result.latest_ping === null ? null : status}
          {unavailable}
          {onUndo ? (
            <Button variant="secondary" size="compact" onClick={onUndo}>
              <Trans>Undo</Trans>
            </Button>
          ) : null}
        </div>
      )}
      <Interest day={result.interested_on} />
      {isComposing ? (
        <details>
          <summary className={css.summary}>
            <Trans>Why they match, and facts</Trans>
          </summary>
          <div className={css.folded}>
            <CompanyReasons reasons={result.match.reasons} />
            <Facts {...props} result={result} />
          </div>
        </details>
      ) : (
        <>
          <CompanyReasons reasons={result.match.reasons} />
          <Facts {...props} result={result} />
          {props.history}
        </>
      )}
      {renderComposer(true)}
      {isComposing || result.latest_ping?.status === 'accepted' || result.released_name !== null ? null : (
        <Text look="small">
          <Trans>You see name, contact details and who recommends somebody once they say yes to your message.</Trans>
        </Text>
      )}
    </>
  );
}

/** What they have told the company themselves. */
function Interest({ day }: { readonly day: string | null }) {
  const { i18n } = useLingui();
  if (day === null) return null;
  // it lasts 30 days: no year is needed
  const date = i18n.date(new Date(`${day}T12:00:00`), { day: 'numeric', month: 'long' });
  return (
    <p className={css.interest}>
      <Trans>Showed interest in you on {date}</Trans>
    </p>
  );
}

function Facts({ result, graduation }: PersonPanelProps & { readonly result: SearchResult }) {
  const { t, i18n } = useLingui();
  const { available_from, mobility_km, recommended } = result;
  const month = available_from === null ? undefined : monthInWords(currentLocale(), available_from);
  const km = mobility_km === null ? undefined : i18n.number(mobility_km);
  const facts = [
    graduation,
    month === undefined ? undefined : t`from ${month}`,
    km === undefined ? undefined : t`would travel up to ${km} km`,
    recommended ? t`Recommended by a company` : undefined,
  ].filter((fact) => fact !== undefined);
  return facts.length === 0 ? null : (
    <ul className={css.chips} aria-label={t`Facts`}>
      {facts.map((fact) => (
        <li key={fact} className={css.chip}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
