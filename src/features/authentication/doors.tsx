import { useLingui } from '@lingui/react/macro';
import { IconFrame } from '../../ui/icon/icon-frame.tsx';
import * as css from './doors.css.ts';
import { createLink } from '@tanstack/react-router';

/** A letter with its code; a house; a child beside somebody grown. */
const signs = {
  code: 'M4.5 2.5h11v15h-11zM7.5 6h5M7.5 9h5M7.5 13h1.2M10.5 13h2',
  company: 'M3 17V8l4.5 3V8l4.5 3V3.5h4.5V17zM6 14h1.5M10 14h1.5M1.5 17h17',
  child:
    'M6.5 2.5a2.5 2.5 0 1 0 .1 0M2.5 17v-4.5c0-3 1.5-4.5 4-4.5s4 1.5 4 4.5V17M14.5 8.5a2 2 0 1 0 .1 0M11.5 17v-.5c0-2.5 1-3.5 3-3.5s3 1 3 3.5v.5',
} as const;

const DoorLink = createLink(Door);

/** The ways in for whoever has no account here yet, and for whoever never needs one. */
export function Doors() {
  const { t } = useLingui();
  return (
    <ul className={css.doors}>
      <li>
        <DoorLink to="/register/applicant" sign="code">{t`I have a code`}</DoorLink>
      </li>
      <li>
        <DoorLink to="/register/employee" sign="company">{t`I’m looking for apprentices`}</DoorLink>
      </li>
      <li>
        <DoorLink to="/help" hash="parents" sign="child">{t`My child is registered here`}</DoorLink>
      </li>
    </ul>
  );
}

function Door({ sign, children, ...anchor }: { sign: keyof typeof signs; children: string; href?: string }) {
  return (
    <a {...anchor} className={css.door}>
      <span className={css.sign}>
        <IconFrame path={signs[sign]} label={undefined} />
      </span>
      <span className={css.words}>{children}</span>
    </a>
  );
}
