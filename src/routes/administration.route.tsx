export {
  DeleteOrganizationPending,
  DeleteOrganizationScreen,
} from '../features/organizations/desk/delete-organization-screen.tsx';
export {
  CreateDefaultTemplatePending,
  CreateDefaultTemplateScreen,
} from '../features/email-templates/desk/create-default-template-screen.tsx';
export {
  DefaultTemplatePending,
  DefaultTemplateScreen,
} from '../features/email-templates/desk/default-template-screen.tsx';
export {
  DefaultTemplatesPending,
  DefaultTemplatesScreen,
} from '../features/email-templates/desk/default-templates-screen.tsx';
export { EmployeePending, EmployeeScreen } from '../features/employees/desk/employee-screen.tsx';
export { NewTermsPending, NewTermsScreen } from '../features/terms/desk/new-terms-screen.tsx';
export { TermsVersionsPending, TermsVersionsScreen } from '../features/terms/desk/terms-versions-screen.tsx';
export { CreateTenantPending, CreateTenantScreen } from '../features/tenants/create-tenant-screen.tsx';
export { TenantPending, TenantScreen } from '../features/tenants/tenant-screen.tsx';
export { TenantsPending, TenantsScreen } from '../features/tenants/tenants-screen.tsx';
export { StaffPending, StaffScreen } from '../features/users/staff-screen.tsx';
