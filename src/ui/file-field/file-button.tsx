import type { ComponentProps } from 'react';
import * as css from './file-field.css.ts';

export type FileButtonProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { readonly id: string };

/** Looks like a button of ours and opens the system's own chooser, whose button speaks the browser's language; takes drops. */
export function FileButton({ children, ...input }: FileButtonProps) {
  return (
    <div className={css.chooser}>
      <input {...input} className={css.input} type="file" />
      <label className={css.button} htmlFor={input.id}>
        {children}
      </label>
    </div>
  );
}
