import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mostAtOnce } from '../../../contract/pings/pings.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { ChosenBar } from '../../kit/choosing/chosen-bar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
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
  return (
    <ChosenBar
      label={t`Selection`}
      isThere={handles.length > 0 || isChoosing}
      count={
        handles.length >= mostAtOnce ? (
          <Trans>{mostAtOnce} selected, the most at once</Trans>
        ) : handles.length > 0 ? (
          <Plural value={handles.length} one="One selected" other="# selected" />
        ) : isChoosing ? (
          <Trans>Whom do you want to write to?</Trans>
        ) : null
      }
      names={new Intl.ListFormat(localeOf(i18n)).format(people.map(calledOf))}
      clear={handles.length === 0 ? <Trans>Cancel</Trans> : <Trans>Clear the selection</Trans>}
      onClear={clear}
    >
      {handles.length === 0 ? null : (
        <Button size="compact" icon={<Glyph name="send" />} onClick={() => onContact(handles)}>
          <Plural value={handles.length} one="Write to one" other="Write to #" />
        </Button>
      )}
    </ChosenBar>
  );
}
