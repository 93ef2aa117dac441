import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { PhoneNumberAtOnce } from '../../ui/phone-field/phone-number-at-once.tsx';
import * as css from './applicant-dashboard.css.ts';

/** Whom the applicant can reach after a yes. */
export function ReleasedContact({ ping }: { ping: ApplicantPing }) {
  const { fullname, position, email, phonenumber } = ping.employee;
  return (
    <address className={css.contact}>
      <Text look="strong">{position === null ? fullname : `${fullname}, ${position}`}</Text>
      {email === null ? null : (
        <TextLink variant="alone" href={`mailto:${email}`}>
          {email}
        </TextLink>
      )}
      {phonenumber === null ? null : (
        <TextLink variant="alone" href={`tel:${phonenumber}`}>
          <PhoneNumberAtOnce number={phonenumber} />
        </TextLink>
      )}
    </address>
  );
}
