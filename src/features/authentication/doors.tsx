import { useLingui } from '@lingui/react/macro';
import { IconFrame } from '../../ui/icon/icon-frame.tsx';
import * as css from './doors.css.ts';
import { createLink } from '@tanstack/react-router';

/** A letter with its code; a house; a child beside somebody grown. */
const signs = {
  code: 'M4.5 2.500h11v15h-11zM7.5 6h5M7.5 9h5M7.5 13h1.200M10.5 13h2',
  company: 'M3 17V8l4.500 3V8l4.500 3V3.500h4.500V17zM6 14h1.500M10 14h1.500M1.500 17h17',
  child:
    'M6.500 2.500a2.500 2.500 0 1 0 .1 0M2.500 17v-4.500c0-3 1.500-4.500 4-4.500s4 1.500 4 4.500V17M14.500 8.500a2 2 0 1 0 .1 0M11.500 17v-.5c0-2.500 1-3.500 3-3.500s3 1 3 3.500v.5',
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
