import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { contrast, isHexColor } from '../../../contract/kit/contrast.ts';
import { textOn } from '../../../contract/profiles/text-on.ts';
import { ColorInput } from '../../kit/fields/color-input.tsx';
import type { Field, FieldOptions } from '../../kit/fields/fields.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { ground, onGround } from '../../ui/portrait/portrait.css.ts';
import * as css from './profiles.css.ts';

/** A colour, typed or picked, with what text on it will look like. */
export const color = (label: MessageDescriptor, options: FieldOptions = {}): Field<string | null> => ({
  ...options,
  label,
  empty: null,
  inWords: (value) => value ?? '',
  Control: ({ control: { value, onChange, ...control } }) => {
    const isColor = value !== null && isHexColor(value);
    return (
      <div className={css.color}>
        <ColorInput {...control} value={value ?? ''} onChange={(typed) => onChange(typed === '' ? null : typed)} />
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
