import type { ReactNode } from 'react';
import { FieldGroup, type FieldProps } from '../field/field.tsx';
import * as css from './radio-cards.css.ts';

export type RadioCard<Value extends string> = {
  value: Value;
  label: string;
  description?: ReactNode | undefined;
  disabled?: boolean | undefined;
};

export type RadioCardsProps<Value extends string> = FieldProps & {
  options: readonly RadioCard<Value>[];
  value?: Value | '' | undefined;
  onChange?: ((value: Value) => void) | undefined;
  onBlur?: (() => void) | undefined;
  layout?: keyof typeof layouts | undefined;
};

const layouts = { stacked: css.stacked, sideBySide: css.sideBySide, tiles: css.tiles };

/** One of a few, each with a sentence, or of many short ones as tiles. Native radios: arrows move, the form sends. */
export function RadioCards<Value extends string>({
  options,
  value,
  onChange,
  onBlur,
  layout = 'stacked',
  ...field
}: RadioCardsProps<Value>) {
  const card = layout === 'tiles' ? css.tile : css.card;
  return (
    <FieldGroup {...field}>
      {({ invalid }) => (
        <div className={layouts[layout]}>
          {options.map((option) => (
            <label key={option.value} className={invalid ? `${card} ${css.unanswered}` : card}>
              <input
                className={layout === 'tiles' ? css.corner : css.ring}
                type="radio"
                name={field.name}
                value={option.value}
                checked={value === option.value}
                required={field.required}
                disabled={option.disabled}
                onChange={() => onChange?.(option.value)}
                onBlur={onBlur}
              />
              <span className={css.text}>
                <span className={layout === 'tiles' ? undefined : css.label}>{option.label}</span>
                {option.description === undefined ? null : (
                  <span className={css.description}>{option.description}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
