import { useLingui } from '@lingui/react/macro';
import { KeysDialog, type KeysDialogProps } from '../bench/keys-dialog.tsx';

/** What the keys do on a list of which several rows are chosen. */
export function ChoosingKeysDialog(props: KeysDialogProps) {
  const { t } = useLingui();
  return (
    <KeysDialog
      {...props}
      acts={[
        [['j', 'k'], t`Next and previous row`],
        [[t`Enter`], t`Open the page of the row`],
        [['x'], t`Select the row, or deselect it`],
        [['Esc'], t`Clear the selection`],
        [['/'], t`Go to the search`],
        [['?'], t`Show these keys`],
      ]}
    />
  );
}
