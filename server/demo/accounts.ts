/** The password of every demo account. */
export const demoPassword = 'Lehrstelle-2026';

interface DemoAccount {
  readonly email: string;
  /** For the operator's screen. */
  readonly what: string;
  readonly tenants: readonly ('app' | 'chemie')[];
}

/** The accounts that the start prints (decisions, section 2). */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'applicant@example.org', what: 'applicant, ready', tenants: ['app', 'chemie'] },
  { email: 'newcomer@example.org', what: 'applicant, not onboarded yet', tenants: ['app', 'chemie'] },
  { email: 'minor@example.org', what: 'applicant, waiting for a guardian', tenants: ['chemie'] },
  {
    email: 'referring@example.org',
    what: 'employee of a company with too many applicants',
    tenants: ['app', 'chemie'],
  },
  { email: 'searching@example.org', what: 'employee of a company with too few', tenants: ['app', 'chemie'] },
  { email: 'staff@example.org', what: "the tenant's staff", tenants: ['app', 'chemie'] },
  { email: 'admin@example.org', what: 'administrator', tenants: ['app'] },
];
