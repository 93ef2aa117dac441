import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import { UploadIllustration } from '../illustrations/upload.tsx';
import { FileButton } from './file-button.tsx';
import * as css from './file-field.css.ts';

export type FileFieldProps = FieldProps & {
  /** media types, such as image/png */
  accept: readonly string[];
  /** largest file, in bytes; a megabyte is 1,000,000 */
  maxBytes: number;
  /** object URL or address of what is chosen */
  previewUrl?: string | undefined;
  /** a file that fits, or undefined once it is taken back */
  onChange: (file: File | undefined) => void;
  /** the last choice is on its way */
  isPending?: boolean | undefined;
};

type Refusal = 'kind' | 'size';

/** Choosers and drops let other files through, so `accept` alone decides nothing. */
const refusalOf = (file: File, { accept, maxBytes }: Pick<FileFieldProps, 'accept' | 'maxBytes'>) => {
  if (!accept.includes(file.type)) return 'kind';
  return file.size > maxBytes ? 'size' : undefined;
};

/** One picture, with the system's own chooser behind a button of ours, for its own speaks the browser's language. What doesn't fit is refused here, and the former choice stays. */
export function FileField({
  label,
  errors = [],
  help,
  width = 'long',
  id,
  accept,
  maxBytes,
  previewUrl,
  onChange,
  isPending = false,
  ...input
}: FileFieldProps) {
  const { t, i18n } = useLingui();
  const chooser = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const choose = (file: File | undefined): void => {
    // so that the same file can be chosen once more
    if (chooser.current) chooser.current.value = '';
    if (isPending) return;
    const found = file && refusalOf(file, { accept, maxBytes });
    setRefusal(found);
    if (!found) onChange(file);
  };
  const remove = (): void => {
    choose(undefined);
    chooser.current?.focus();
  };
  const kinds = accept.map((type) => type.split(/[/+]/)[1]?.toUpperCase()).join(', ');
  const size = i18n.number(maxBytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 });
  const sentences: Record<Refusal, string> = {
    kind: t`Please choose another file: ${kinds}.`,
    size: t`This file is too large: ${size} at most.`,
  };
  return (
    <Field
      label={label}
      name={input.name}
      errors={refusal ? [sentences[refusal]] : errors}
      help={help}
      required={input.required}
      width={width}
      id={id}
    >
      {(control) => (
        // The input takes what is dropped on it by itself; a box that looks like a place to drop takes it anywhere.
        <div
          className={css.box}
          aria-busy={isPending || undefined}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const [dropped] = event.dataTransfer.files;
            if (dropped && input.disabled !== true) choose(dropped);
          }}
        >
          {previewUrl === undefined ? (
            <div className={css.drawing}>
              <UploadIllustration />
            </div>
          ) : (
            <img className={css.preview} src={previewUrl} alt="" />
          )}
          <div className={css.words}>
            <FileButton
              {...input}
              {...control}
              ref={chooser}
              accept={accept.join(',')}
              onChange={(event) => choose(event.currentTarget.files?.[0])}
            >
              {previewUrl === undefined ? <Trans>Choose a picture</Trans> : <Trans>Choose another picture</Trans>}
            </FileButton>
            {previewUrl === undefined ? null : (
              <Button variant="quiet" size="compact" isPending={isPending} onClick={remove}>
                <Trans>Remove picture</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
