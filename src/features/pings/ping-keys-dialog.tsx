import { useLingui } from '@lingui/react/macro';
import { KeysDialog, type KeysDialogProps } from '../../kit/bench/keys-dialog.tsx';

/** What the keys do in the list of contacted people. */
export function PingKeysDialog(props: KeysDialogProps) {
  const { t } = useLingui();
  return (
    <KeysDialog
      {...props}
      acts={[
        [['j', 'k'], t`Next and previous applicant`],
        [[t`Enter`], t`Look at the applicant beside the list`],
        [['Esc'], t`Close what is beside the list`],
        [['/'], t`Find somebody by name`],
        [['?'], t`Show these keys`],
      ]}
    />
  );
}
