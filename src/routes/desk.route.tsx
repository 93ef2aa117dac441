export { AllEmployeesPending, AllEmployeesScreen } from '../features/employees/desk/all-employees-screen.tsx';
export { ProgressPending, ProgressScreen } from '../features/organizations/desk/progress-screen.tsx';
