import { createElement, type ReactNode, useState } from 'react';
import { type Later, useLater } from '../../ui/dialog/layer.ts';
import type { KeysDialogProps } from './keys-dialog.tsx';
import { keepKeysSetting, readKeysSetting } from './keys-setting.ts';
import { type Keys, useKeys } from './use-keys.ts';

interface PageKeysProps {
  readonly keys: Keys;
  /** What Escape leaves; undefined where there is nothing to leave. */
  readonly onLeave: (() => void) | undefined;
  /** The list of the keys. */
  readonly dialog: Later<KeysDialogProps>;
  /** The page, with what opens that list. */
  readonly children: (onKeys: () => void) => ReactNode;
}

/** What can be done from the keyboard alone, and the list of it. */
export function PageKeys({ keys, onLeave, dialog, children }: PageKeysProps) {
  const [isOn, setOn] = useState(readKeysSetting);
  const [isListed, setListed] = useState(false);
  useKeys({ ...keys, '?': () => setListed(true) }, isOn);
  useKeys({ Escape: onLeave }, true);
  const Dialog = useLater(dialog, isListed, () => setListed(false));
  return (
    <>
      {children(() => setListed(true))}
      {Dialog
        ? createElement(Dialog, {
            isOn,
            onOn: (next) => {
              setOn(next);
              keepKeysSetting(next);
            },
            isOpen: isListed,
            onClose: () => setListed(false),
          })
        : null}
    </>
  );
}
