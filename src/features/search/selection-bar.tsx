import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as css from './search.css.ts';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  readonly onContact: (handles: readonly string[]) => void;
}

/** What can be done with several at once; there as long as somebody is chosen. */
export function SelectionBar({ selection, onContact }: SelectionBarProps) {
  const { t } = useLingui();
  const { handles, clear } = selection;
  return (
    <div role="region" aria-label={t`Selection`} className={handles.length === 0 ? css.noSelection : css.selection}>
      <p role="status" className={css.selectionCount}>
        {handles.length === 0 ? null : <Plural value={handles.length} one="One selected" other="# selected" />}
      </p>
      {handles.length === 0 ? null : (
        <>
          <Button variant="plain" size="compact" onClick={clear}>
            <Trans>Clear the selection</Trans>
          </Button>
          <Button size="compact" icon={<Glyph name="send" />} onClick={() => onContact(handles)}>
            <Plural value={handles.length} one="Write to one" other="Write to #" />
          </Button>
        </>
      )}
    </div>
  );
}
