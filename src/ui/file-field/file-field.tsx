import { Trans } from '@lingui/react/macro';
import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from '../field/field.tsx';
import * as css from './file-field.css.ts';

export type FileFieldProps = FieldProps & {
  /** media types, such as image/png */
  accept: readonly string[];
  /** object URL or address of what is chosen */
  previewUrl?: string | undefined;
  onChange: (file: File | undefined) => void;
};

/** One picture, with the system's own chooser. */
export function FileField({
  label,
  errors,
  help,
  width = 'long',
  id,
  accept,
  previewUrl,
  onChange,
  ...input
}: FileFieldProps) {
  return (
    <Field label={label} name={input.name} errors={errors} help={help} required={input.required} width={width} id={id}>
      {(control) => (
        <div className={css.box}>
          {previewUrl === undefined ? null : <img className={css.preview} src={previewUrl} alt="" />}
          <div className={css.words}>
            <input
              {...input}
              {...control}
              className={css.input}
              type="file"
              accept={accept.join(',')}
              onChange={(event) => onChange(event.currentTarget.files?.[0])}
            />
            {previewUrl === undefined ? null : (
              <Button variant="quiet" size="compact" onClick={() => onChange(undefined)}>
                <Trans>Remove picture</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </Field>
  );
}
