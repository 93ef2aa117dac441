import { useLingui } from '@lingui/react/macro';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { TwoLines } from '../../ui/data-table/cells.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { MailLink } from '../../ui/link/mail-link.tsx';
import { PhoneNumberText } from '../../ui/phone-field/phone-number-text.tsx';
import * as css from './employees.css.ts';

/** `isOwn`: it is the reader. */
export function Name({ of: { firstname, lastname, meta }, isOwn }: { of: Employee; isOwn: boolean }) {
  const { t } = useLingui();
  return (
    <TwoLines below={meta.position ?? t`no position given`}>
      <span className={css.name}>
        {firstname} {lastname}
        {isOwn ? <Badge tone="neutral" shape="dot" label={t`You`} /> : null}
      </span>
    </TwoLines>
  );
}

export function Contact({ of: { email, meta } }: { of: Employee }) {
  const { t } = useLingui();
  const phone = meta.phonenumber ? (
    <TextLink variant="alone" href={`tel:${meta.phonenumber}`}>
      <PhoneNumberText number={meta.phonenumber} />
    </TextLink>
  ) : (
    t`no phone number given`
  );
  return (
    <div className={css.contact}>
      <TwoLines below={phone}>
        <MailLink address={email} />
      </TwoLines>
    </div>
  );
}
