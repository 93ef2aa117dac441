import { useLingui } from '@lingui/react/macro';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import * as css from './keys-dialog.css.ts';

export interface KeysDialogProps {
  readonly isOn: boolean;
  readonly onOn: (isOn: boolean) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What the page's keys do, and the way to turn them off. */
export function KeysDialog({ isOn, onOn, isOpen, onClose }: KeysDialogProps) {
  const { t } = useLingui();
  const acts: readonly (readonly [keys: readonly string[], act: string])[] = [
    [['j', 'k'], t`Next and previous applicant`],
    [['Enter'], t`Look at the applicant beside the list`],
    [['c'], t`Write to the applicant`],
    [[t`Ctrl + Enter`], t`Send what is written`],
    [['Esc'], t`Close what is beside the list`],
    [['s'], t`Keep the applicant, or no longer`],
    [['h'], t`Hide the applicant, or no longer`],
    [['x'], t`Select the applicant, or no longer`],
    [['/'], t`Go to the filters`],
    [['?'], t`Show these keys`],
  ];
  return (
    <Dialog title={t`Keys of this page`} width="small" isOpen={isOpen} onClose={onClose}>
      <dl className={css.keys}>
        {acts.map(([keys, act]) => (
          <div key={keys.join()} className={css.pair}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={css.act}>{act}</dd>
          </div>
        ))}
      </dl>
      <Switch
        name="keys"
        label={t`Keys of one letter`}
        help={t`In this browser. Turn them off if you speak to it, or press them by mistake.`}
        checked={isOn}
        onChange={onOn}
      />
    </Dialog>
  );
}
