import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { monthInWords } from '../../i18n/months.ts';
import { Button, IconButton } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { CompanyReasons } from '../../ui/match-reasons/match-reasons.tsx';
import * as css from './person-panel.css.ts';

export interface PersonPanelProps {
  /** The list stands beside it; else it has the window. */
  readonly isBeside: boolean;
  /** Undefined for who is in this list no more. */
  readonly result: SearchResult | undefined;
  readonly graduation: string | undefined;
  /** How many are written to at once. */
  readonly several: number;
  /** From 1, among how many of this page; undefined for who isn't in the list. */
  readonly position: { readonly number: number; readonly of: number } | undefined;
  /** The state of the own company's latest message, and what it means. */
  readonly status: ReactNode;
  readonly unavailable: ReactNode;
  readonly onUndo: (() => void) | undefined;
  readonly onMove: (step: 1 | -1) => void;
  readonly onContact: () => void;
  readonly onMark: (mark: Mark | null) => void;
  readonly onClose: () => void;
  /** What is being written. */
  readonly composer: ReactNode;
  readonly isComposing: boolean;
  /** Whether reading is to begin here; asked once for each who is shown. */
  readonly takesFocus: () => boolean;
}

/** One applicant beside the list: why they match, the facts, what was between them and the company, what can be done. */
export function PersonPanel(props: PersonPanelProps) {
  const { isBeside, result, isComposing, onContact, onMark, onClose } = props;
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const handle = result?.handle;
  const begin = useEffectEvent(() => (props.takesFocus() ? heading.current?.focus() : undefined));
  useEffect(() => {
    if (handle !== undefined) begin();
  }, [handle]);
  const { several } = props;
  const isMany = several > 1;
  const title = isMany ? t`A message to ${several}` : (result?.occupation.name ?? t`Not in this list any more`);
  const foot =
    isComposing || result === undefined ? undefined : (
      <>
        {result.availability === 'available' ? (
          <Button icon={<Glyph name="send" />} onClick={onContact}>
            <Trans>Get in touch</Trans>
          </Button>
        ) : null}
        <Button
          variant="secondary"
          icon={<Glyph name="bookmark" />}
          onClick={() => onMark(result.saved ? null : 'saved')}
        >
          {result.saved ? <Trans>No longer keep</Trans> : <Trans>Keep</Trans>}
        </Button>
        <Button variant="plain" onClick={() => onMark(result.hidden ? null : 'hidden')}>
          {result.hidden ? <Trans>Show again</Trans> : <Trans>Hide</Trans>}
        </Button>
      </>
    );
  if (!isBeside)
    return (
      <Drawer title={title} isOpen isWhole onClose={onClose} footer={foot}>
        <div className={css.content} data-panel="">
          {isMany ? null : <Steps {...props} />}
          <Who result={result} />
          <Content {...props} />
        </div>
      </Drawer>
    );
  return (
    <aside className={css.beside} aria-labelledby={id} data-panel="">
      <div className={css.bar}>
        {isMany ? <div className={css.steps} /> : <Steps {...props} />}
        <IconButton aria-label={t`Close`} icon={<Icon name="cross" />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={css.scrolled} tabIndex={0}>
        <div className={css.content}>
          <div className={css.person}>
            <h2 className={css.title} id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <Who result={result} />
          </div>
          <Content {...props} />
        </div>
      </div>
      {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
    </aside>
  );
}

const Who = ({ result }: Pick<PersonPanelProps, 'result'>) =>
  result === undefined ? null : <p className={css.who}>{`${result.name} · ${result.area}`}</p>;

function Steps({ result, position, onMove }: PersonPanelProps) {
  const { t, i18n } = useLingui();
  const number = i18n.number(position?.number ?? 0);
  const all = i18n.number(position?.of ?? 0);
  return (
    <div className={css.steps}>
      <IconButton
        aria-label={t`Previous applicant`}
        icon={<Icon name="left" />}
        disabled={position === undefined || position.number <= 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        aria-label={t`Next applicant`}
        icon={<Icon name="right" />}
        disabled={position === undefined || position.number >= position.of}
        onClick={() => onMove(1)}
      />
      <p className={css.position} role="status" aria-label={result?.name}>
        {position === undefined ? null : (
          <Trans>
            {number} of {all}
          </Trans>
        )}
      </p>
    </div>
  );
}

function Content(props: PersonPanelProps) {
  const { result, several, status, unavailable, onUndo, composer, isComposing } = props;
  if (several > 1) return composer;
  if (result === undefined)
    return (
      <>
        <Text>
          <Trans>Whoever has a place, takes a break or no longer matches your filters is not shown here.</Trans>
        </Text>
        {composer}
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
      <CompanyReasons reasons={result.match.reasons} />
      <Facts {...props} result={result} />
      {composer}
      <Text look="small">
        <Trans>You see name, contact details and who recommends somebody once they say yes to your message.</Trans>
      </Text>
    </>
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
