import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { contrast, isHexColor } from '../../../contract/kit/contrast.ts';
import { basePalette, type Mode } from '../../../contract/kit/palette.ts';
import { ColorInput } from '../../kit/fields/color-input.tsx';
import type { Field, FieldOptions } from '../../kit/fields/fields.ts';
import { vars } from '../../theme/contract.css.ts';
import { tenantPalette } from '../../theme/tenant-palette.ts';
import * as css from './tenant-color-field.css.ts';

/** The tenant's colour, with what becomes of it on its pages by day and by night. */
export const tenantColor = (label: MessageDescriptor, options: FieldOptions = {}): Field<string> => ({
  ...options,
  label,
  empty: '#ee5e24',
  inWords: (value) => value,
  Control: ({ control }) => (
    <div className={css.color}>
      <ColorInput {...control} />
      {isHexColor(control.value) ? (
        <div className={css.samples}>
          <Sample color={control.value} mode="light" />
          <Sample color={control.value} mode="dark" />
        </div>
      ) : null}
    </div>
  ),
});

/** Button, link and mark as pages show them. A colour that text can't be read on is darkened or lightened for them. */
function Sample({ color, mode }: { color: string; mode: Mode }) {
  const { t, i18n } = useLingui();
  const palette = tenantPalette(color, mode);
  const base = basePalette[mode];
  const { ground, ink, inkSoft, line } = vars.color;
  const figure = (on: string, of: string) => i18n.number(contrast(on, of), { maximumFractionDigits: 1 });
  const [button, link] = [figure(palette.onPrimary, palette.primary), figure(palette.primaryText, base.ground)];
  return (
    <div
      className={css.sample}
      style={assignInlineVars({
        [ground]: base.ground,
        [ink]: base.ink,
        [inkSoft]: base.inkSoft,
        [line]: base.line,
        [vars.color.primary]: palette.primary,
        [vars.color.onPrimary]: palette.onPrimary,
        [vars.color.primaryEdge]: palette.primaryEdge,
        [vars.color.primaryText]: palette.primaryText,
        [vars.color.primarySoft]: palette.primarySoft,
        [vars.color.onPrimarySoft]: palette.onPrimarySoft,
      })}
    >
      <p className={css.name}>{mode === 'light' ? t`By day` : t`By night`}</p>
      <span className={css.button}>
        <Trans>A button</Trans>
      </span>
      <span className={css.link}>
        <Trans>A link</Trans>
      </span>
      <span className={css.soft}>
        <Trans>Where one is</Trans>
      </span>
      <p className={css.ratios}>
        <Trans>
          Contrast: button {button} to 1, link {link} to 1
        </Trans>
      </p>
    </div>
  );
}
