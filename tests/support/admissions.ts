import type { Role, Stage } from '../../contract/kit/roles.ts';

/** Who may call something, from which stage on. */
export interface Admission {
  readonly from: Stage;
  readonly roles: readonly Role[];
}

export const everyone: readonly Role[] = ['administrator', 'applicant', 'employee', 'tenant_member'];
export const open: Admission = { from: 'public', roles: everyone };
export const anySession: Admission = { from: 'session', roles: everyone };
export const employees: Admission = { from: 'onboarded', roles: ['employee'] };
export const newEmployees: Admission = { from: 'verified', roles: ['employee'] };
export const applicants = (from: Stage): Admission => ({ from, roles: ['applicant'] });
export const staff: Admission = { from: 'onboarded', roles: ['tenant_member', 'administrator'] };
export const administrators: Admission = { from: 'onboarded', roles: ['administrator'] };
export const employeesAndStaff: Admission = {
  from: 'onboarded',
  roles: ['employee', 'tenant_member', 'administrator'],
};
export const bothSides: Admission = { from: 'onboarded', roles: ['employee', 'applicant'] };
