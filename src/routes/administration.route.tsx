export { CreateTenantPending, CreateTenantScreen } from '../features/tenants/create-tenant-screen.tsx';
export { TenantPending, TenantScreen } from '../features/tenants/tenant-screen.tsx';
export { TenantsPending, TenantsScreen } from '../features/tenants/tenants-screen.tsx';
export { StaffPending, StaffScreen } from '../features/users/staff-screen.tsx';
