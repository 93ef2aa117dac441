import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import type { Handout, RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { spoken } from './code-words.ts';
import * as css from './print-sheet.css.ts';
import { QrPicture } from '../../ui/qr-picture/qr-picture.tsx';

/** What the page prints: one sheet for desk or wall, in place of everything that is on the screen. It speaks to applicants. */
export function PrintSheet({ code, handout: { qr, offer } }: { code: RegistrationCode; handout: Handout }) {
  const tenant = useTenant()?.name ?? '';
  const company = offer.organization.name;
  const logo = offer.profile?.logo;
  const { host } = new URL(code.link);
  return createPortal(
    <section className={css.sheet}>
      {logo ? <img className={css.logo} src={logo.url} width={logo.width} height={logo.height} alt="" /> : null}
      <h1 className={css.title}>
        <Trans>{company} recommends you</Trans>
      </h1>
      <p className={css.text}>
        <Trans>
          Other companies of the region are looking for apprentices. Registering takes about five minutes; they see your
          name only once you say yes.
        </Trans>
      </p>
      <QrPicture qr={qr} className={css.picture} />
      <p className={css.code}>{spoken(code.code)}</p>
      <p className={css.text}>
        <Trans>Scan it, or enter the code at {host}.</Trans>
      </p>
      <p className={css.tenant}>{tenant}</p>
    </section>,
    document.body,
  );
}
