import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import * as fieldCss from '../field/field.css.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { Glyph } from '../icon/glyph.tsx';
import { Icon } from '../icon/icon.tsx';
import { Row } from '../stack/stack.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './copy-field.css.ts';

export type CopyFieldProps = Pick<FieldProps, 'label' | 'name' | 'help' | 'width'> & {
  value: string;
  /** for the notification that says so; without it the field says so itself */
  onCopied?: ((result: 'copied' | 'failed') => void) | undefined;
};

/** A link or code to take along. Where the clipboard is refused the text stands selected. */
export function CopyField({ value, onCopied, ...field }: CopyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string>();
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
      setHasFailed(false);
      onCopied?.('copied');
    } catch {
      input.current?.select();
      setHasFailed(true);
      onCopied?.('failed');
    }
  };
  const isCopied = copied === value;
  return (
    <Field {...field}>
      {(control) => (
        <Row gap={2}>
          <div className={css.grow}>
            <input
              {...control}
              ref={input}
              className={fieldCss.control}
              value={value}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
          <Button
            variant="secondary"
            icon={isCopied ? <Icon name="check" /> : <Glyph name="copy" />}
            onClick={() => void copy()}
          >
            {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
          </Button>
          <span className={hasFailed ? css.refusal : visuallyHidden} role="status">
            {hasFailed ? <Trans>The browser does not let us copy. The text is marked: copy it yourself.</Trans> : null}
            {isCopied && !hasFailed && !onCopied ? <Trans>Copied</Trans> : null}
          </span>
        </Row>
      )}
    </Field>
  );
}
