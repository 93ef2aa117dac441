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

/** Keys, and what they do. */
export type Act = readonly [keys: readonly string[], act: string];

/** What the page's keys do, and the way to turn them off. */
export function KeysDialog({ acts, isOn, onOn, isOpen, onClose }: KeysDialogProps & { readonly acts: readonly Act[] }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Keys of this page`} width="large" isOpen={isOpen} onClose={onClose}>
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
        label={t`Single-letter keys`}
        help={t`In this browser. Turn them off if you control it by voice, or keep pressing them by mistake.`}
        checked={isOn}
        onChange={onOn}
      />
    </Dialog>
  );
}
