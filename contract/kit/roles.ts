/** The four kinds of user (specification, section 6). */
export const roles = ['administrator', 'applicant', 'employee', 'tenant_member'] as const;
export type Role = (typeof roles)[number];

/** Who may move a status along its lifecycle: the roles, and the system itself (specification, section 4). */
export const authors = [...roles, 'system'] as const;
export type Author = (typeof authors)[number];

/** How far a visitor has come; each stage includes the ones before it. */
export const stages = ['public', 'session', 'verified', 'onboarded', 'tos'] as const;
export type Stage = (typeof stages)[number];

/** What a role may create or delete (specification, section 6). */
export type Ability = `${'create' | 'delete'}:${string}`;

const employeeAbilities = [
  'create:Alert',
  'create:Profile',
  'create:RegistrationCode',
  'create:EmailTemplate',
] as const satisfies readonly Ability[];

const tenantMemberAbilities = [
  'create:Organization',
  'create:Alert',
  'create:Profile',
  'create:Invitation',
  'create:RegistrationCode',
  'create:EmailTemplate',
] as const satisfies readonly Ability[];

/** The ability table, used by server and browser alike (specification, section 6). */
export const abilitiesByRole: Record<Role, readonly Ability[]> = {
  applicant: [],
  employee: employeeAbilities,
  tenant_member: tenantMemberAbilities,
  administrator: [...tenantMemberAbilities, 'delete:Organization', 'delete:Employee'],
};

/** What somebody may create or delete in a tenant: as the table says, and employees invite where it lets them. */
export const abilitiesOf = (
  role: Role,
  { employees_may_invite }: { readonly employees_may_invite: boolean },
): readonly Ability[] =>
  role === 'employee' && employees_may_invite
    ? [...abilitiesByRole.employee, 'create:Invitation']
    : abilitiesByRole[role];
