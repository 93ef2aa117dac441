import type { Role, Stage } from '../../contract/kit/roles.ts';

interface Admission {
  readonly from: Stage;
  readonly roles: readonly Role[];
}

const everyone: readonly Role[] = ['administrator', 'applicant', 'employee', 'tenant_member'];
const open: Admission = { from: 'public', roles: everyone };
const anySession: Admission = { from: 'session', roles: everyone };
const employees: Admission = { from: 'onboarded', roles: ['employee'] };
const newEmployees: Admission = { from: 'verified', roles: ['employee'] };
const applicants = (from: Stage): Admission => ({ from, roles: ['applicant'] });
const staff: Admission = { from: 'onboarded', roles: ['tenant_member', 'administrator'] };
const bothSides: Admission = { from: 'onboarded', roles: ['employee', 'applicant'] };

/** Who may call what, from which stage on. Written by hand, so that a change of the contract has to be meant. */
export const admission: Record<string, Admission | undefined> = {
  'addresses.list': anySession,
  'applicants.renew-looking': open,
  'applicants.search': employees,
  'applicants.statistics': staff,
  'applicants.transition': applicants('tos'),
  'applicants.update': applicants('verified'),
  'applicants.withdraw-registration': applicants('session'),
  'auth.account.deletion': anySession,
  'auth.account.deletion.cancel': open,
  'auth.account.deletion.confirm': open,
  'auth.account.export': anySession,
  'auth.csrf-cookie': open,
  'auth.email.change': { from: 'verified', roles: everyone },
  'auth.email.change.cancel': { from: 'verified', roles: everyone },
  'auth.email.change.confirm': { from: 'verified', roles: everyone },
  'auth.email.change.resend': { from: 'verified', roles: everyone },
  'auth.email.change.show': { from: 'verified', roles: everyone },
  'auth.email.resend': anySession,
  'auth.email.state': anySession,
  'auth.email.verify': anySession,
  'auth.login': open,
  'auth.logout': anySession,
  'auth.me': anySession,
  'auth.password.change': { from: 'verified', roles: everyone },
  'auth.password.forgot': open,
  'auth.password.reset': open,
  'auth.register.applicant': open,
  'auth.register.employee': open,
  'auth.sessions.end': anySession,
  'auth.sessions.list': anySession,
  'blocks.list': applicants('verified'),
  'blocks.organizations': applicants('verified'),
  'blocks.set': applicants('verified'),
  'email-templates.list': employees,
  'employees.list': employees,
  'employees.statistics': staff,
  'employees.update': newEmployees,
  'graduation-types.list': open,
  'heads.create': open,
  'invitations.create': employees,
  'invitations.list': employees,
  'invitations.lookup': open,
  'invitations.transition': employees,
  'legal-contacts.answer': open,
  'legal-contacts.create': applicants('onboarded'),
  'legal-contacts.current': applicants('onboarded'),
  'legal-contacts.lookup': open,
  'legal-contacts.request-new-link': open,
  'legal-contacts.transition': applicants('onboarded'),
  'legal-contacts.withdraw': open,
  'occupations.list': open,
  'organizations.show': employees,
  'organizations.statistics': staff,
  'organizations.update': newEmployees,
  'pings.answer': open,
  'pings.confirm-deletion': employees,
  'pings.create': employees,
  'pings.list': bothSides,
  'pings.lookup': open,
  'pings.preview': employees,
  'pings.recipients': applicants('session'),
  'pings.show': bothSides,
  'pings.transition': bothSides,
  'registration-codes.create': employees,
  'registration-codes.handout': employees,
  'registration-codes.list': employees,
  'registration-codes.lookup': open,
  'registration-codes.show': employees,
  'registration-codes.transition': employees,
  'registration-codes.update': employees,
  'tenants.list': open,
  'terms.accept': applicants('onboarded'),
  'terms.consents': applicants('onboarded'),
  'terms.current': open,
  'terms.withdraw': applicants('onboarded'),
  'users.update': anySession,
};
