import type { ReactNode } from 'react';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PhoneNumberText } from '../../ui/phone-field/phone-number-text.tsx';
import * as css from './employee-dashboard.css.ts';

interface PersonRowProps {
  /** The message it is about. */
  readonly ping: string;
  readonly name: string;
  readonly facts: ReactNode;
  readonly phonenumber: string | null;
  /** Where there is no number. */
  readonly email?: string;
  /** What one looks for first, where that isn't the name. */
  readonly before?: ReactNode;
}

/** Somebody by name, with what leads to them and the number to call. */
export function PersonRow({ ping, name, facts, phonenumber, email, before }: PersonRowProps) {
  return (
    <li className={css.row}>
      {before === undefined ? null : <span className={css.when}>{before}</span>}
      <span className={css.who}>
        <RouterLink variant="alone" to="/pings" search={{ ping }}>
          {name}
        </RouterLink>
        <span className={css.soft}>{facts}</span>
      </span>
      {phonenumber === null ? (
        email === undefined ? null : (
          <TextLink variant="alone" href={`mailto:${email}`}>
            {email}
          </TextLink>
        )
      ) : (
        <TextLink variant="alone" href={`tel:${phonenumber}`}>
          <PhoneNumberText number={phonenumber} />
        </TextLink>
      )}
    </li>
  );
}
