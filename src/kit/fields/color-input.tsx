import { useLingui } from '@lingui/react/macro';
import { isHexColor } from '../../../contract/kit/contrast.ts';
import { Field } from '../../ui/field/field.tsx';
import * as css from './color-input.css.ts';
import type { ControlProps } from './fields.ts';

/** Six digits are taken without their sign too. */
const colorOf = (typed: string): string => (isHexColor(`#${typed}`) ? `#${typed}` : typed);

/** A colour, typed or picked; empty is none. */
export function ColorInput({ value, onChange, ...control }: ControlProps<string, unknown>['control']) {
  const { t } = useLingui();
  return (
    <Field {...control}>
      {(attributes) => (
        <div className={css.picked}>
          <input
            {...attributes}
            className={css.typed}
            name={control.name}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={7}
            value={value}
            onChange={({ currentTarget }) => onChange(colorOf(currentTarget.value.trim()))}
            onBlur={control.onBlur}
          />
          <input
            className={css.picker}
            type="color"
            aria-label={t`Pick a colour`}
            value={isHexColor(value) ? value : '#808080'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </div>
      )}
    </Field>
  );
}
