import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { contrast, isHexColor } from '../../../contract/kit/contrast.ts';
import { basePalette, type Mode } from '../../../contract/kit/palette.ts';
import { ColorInput } from '../../kit/fields/color-input.tsx';
import type { Field, FieldOptions } from '../../kit/fields/fields.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextLink } from '../../ui/link/link.tsx';
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

/** Buttons, link and badge themselves, to be looked at. A colour that text can't be read on is darkened or lightened for them. */
function Sample({ color, mode }: { color: string; mode: Mode }) {
  const { t, i18n } = useLingui();
  const palette = tenantPalette(color, mode);
  const base = basePalette[mode];
  const { ground, ink, inkSoft, line } = vars.color;
  const figure = (on: string, of: string) => i18n.number(contrast(on, of), { maximumFractionDigits: 1 });
  const [button, link, badge] = [
    figure(palette.onPrimary, palette.primary),
    figure(palette.primaryText, base.ground),
    figure(palette.onPrimarySoft, palette.primarySoft),
  ];
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
      <div className={css.pieces} inert>
        <Button>{t`A button`}</Button>
        <Button variant="quiet">{t`A quiet button`}</Button>
        <TextLink href="#color">{t`A link`}</TextLink>
        <Badge tone="primary" shape="tick" label={t`A badge`} />
      </div>
      <p className={css.ratios}>
        <Trans>
          Contrast: button {button} to 1, link {link} to 1, badge {badge} to 1
        </Trans>
      </p>
    </div>
  );
}
