import { useLingui } from '@lingui/react/macro';
import { KeysDialog, type KeysDialogProps } from '../../kit/bench/keys-dialog.tsx';

/** What the search's keys do. */
export function SearchKeysDialog(props: KeysDialogProps) {
  const { t } = useLingui();
  return (
    <KeysDialog
      {...props}
      acts={[
        [['j', 'k'], t`Next and previous applicant`],
        [[t`Enter`], t`Look at the applicant beside the list`],
        [['c'], t`Write to the applicant, or to all selected`],
        [[t`Ctrl + Enter`], t`Send what is written`],
        [['Esc'], t`Close what is beside the list`],
        [['s'], t`Keep the applicant, or stop keeping them`],
        [['h'], t`Hide the applicant, or show them again`],
        [['x'], t`Select the applicant, or deselect them`],
        [['/'], t`Go to the filters`],
        [['?'], t`Show these keys`],
      ]}
    />
  );
}
