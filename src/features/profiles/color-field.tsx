import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { contrast, isHexColor } from '../../../contract/kit/contrast.ts';
import { textOn } from '../../../contract/profiles/text-on.ts';
import type { Field, FieldOptions } from '../../kit/fields/fields.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Field as Frame } from '../../ui/field/field.tsx';
import { ground, onGround } from '../../ui/portrait/portrait.css.ts';
import * as css from './profiles.css.ts';

/** Six digits are taken without their sign too. */
const colorOf = (typed: string): string | null => (isHexColor(`#${typed}`) ? `#${typed}` : typed === '' ? null : typed);

/** A colour, typed or picked, with what text on it will look like. */
export const color = (label: MessageDescriptor, options: FieldOptions = {}): Field<string | null> => ({
  ...options,
  label,
  empty: null,
  inWords: (value) => value ?? '',
  Control: ({ control: { value, onChange, ...control } }) => {
    const { t } = useLingui();
    const isColor = value !== null && isHexColor(value);
    return (
      <div className={css.color}>
        <Frame {...control}>
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
                value={value ?? ''}
                onChange={({ currentTarget }) => onChange(colorOf(currentTarget.value.trim()))}
                onBlur={control.onBlur}
              />
              <input
                className={css.picker}
                type="color"
                aria-label={t`Pick a colour`}
                value={isColor ? value : '#808080'}
                onChange={(event) => onChange(event.currentTarget.value)}
              />
            </div>
          )}
        </Frame>
        <Readability color={isColor && control.errors.length === 0 ? value : undefined} />
      </div>
    );
  },
});

/** Whether text can be read on a colour, while one chooses it. */
function Readability({ color: given }: { color: string | undefined }) {
  const { i18n } = useLingui();
  const text = given === undefined ? undefined : textOn(given);
  const ratio =
    given === undefined || text === undefined ? '' : i18n.number(contrast(given, text), { maximumFractionDigits: 1 });
  return (
    <p className={css.readability} role="status">
      {given === undefined ? null : text === undefined ? (
        <>
          <Icon name="warning" />
          <Trans>Neither light nor dark text can be read on it. Please choose a lighter or a darker one.</Trans>
        </>
      ) : (
        <>
          <span className={css.sample} style={assignInlineVars({ [ground]: given, [onGround]: text })}>
            <Trans>Text looks like this</Trans>
          </span>
          <Trans>Easy to read: {ratio} to 1</Trans>
        </>
      )}
    </p>
  );
}
