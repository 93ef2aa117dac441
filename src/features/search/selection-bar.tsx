import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { mostAtOnce } from '../../../contract/pings/pings.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { Button } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { useToastsAbove } from '../../ui/toast/use-toasts-above.ts';
import * as css from './selection-bar.css.ts';
import { calledOf } from './row-facts.ts';
import type { Selection } from './use-selection.ts';

export interface SelectionBarProps {
  readonly selection: Selection;
  readonly onContact: (handles: readonly string[]) => void;
}

/** What can be done with several at once; there as long as somebody is chosen, or to be. */
export function SelectionBar({ selection, onContact }: SelectionBarProps) {
  const { t, i18n } = useLingui();
  const { people, handles, isChoosing, clear } = selection;
  const isThere = handles.length > 0 || isChoosing;
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar, isThere);
  const names = new Intl.ListFormat(localeOf(i18n)).format(people.map(calledOf));
  return (
    <div ref={bar} role="region" aria-label={t`Selection`} className={isThere ? css.bar : css.none}>
      <div className={css.whom}>
        <p role="status" className={css.count}>
          {handles.length >= mostAtOnce ? (
            <Trans>{mostAtOnce} selected, the most at once</Trans>
          ) : handles.length > 0 ? (
            <Plural value={handles.length} one="One selected" other="# selected" />
          ) : isChoosing ? (
            <Trans>Whom do you want to write to?</Trans>
          ) : null}
        </p>
        {handles.length > 0 ? (
          <p className={css.names} title={names}>
            {names}
          </p>
        ) : null}
      </div>
      {isThere ? (
        <Button variant="plain" size="compact" onClick={clear}>
          {handles.length === 0 ? <Trans>Cancel</Trans> : <Trans>Clear the selection</Trans>}
        </Button>
      ) : null}
      {handles.length === 0 ? null : (
        <Button size="compact" icon={<Glyph name="send" />} onClick={() => onContact(handles)}>
          <Plural value={handles.length} one="Write to one" other="Write to #" />
        </Button>
      )}
    </div>
  );
}
