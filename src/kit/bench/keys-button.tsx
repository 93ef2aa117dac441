import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { forKeys } from './layout.css.ts';

/** Opens the list of the page's keys, where there is a keyboard. */
export function KeysButton({ onKeys }: { readonly onKeys: () => void }) {
  const { t } = useLingui();
  return (
    <div className={forKeys}>
      <IconButton aria-label={t`Keys of this page`} icon={<Glyph name="keyboard" />} onClick={onKeys} />
    </div>
  );
}
