import { registerApplicant, registerEmployee } from '../../contract/authentication/authentication.endpoints.ts';
import { hashPassword, refuseCommonPassword } from '../authentication/passwords.ts';
import type { Route } from '../http/route.ts';
import { openSession } from '../session/sessions.service.ts';
import { applicantSource, employeeSource, registerUser } from './registration.service.ts';

export function registrationRoutes(route: Route): void {
  route(registerApplicant, async (call) => {
    const { code, password, ...person } = call.body;
    refuseCommonPassword(password, [person.email, person.firstname, person.lastname]);
    const source = await applicantSource(call, code);
    await openSession(call, await registerUser(call, 'applicant', person, await hashPassword(password), source));
    return undefined;
  });

  route(registerEmployee, async (call) => {
    const { token, password, ...person } = call.body;
    refuseCommonPassword(password, [person.email, person.firstname, person.lastname]);
    const source = await employeeSource(call, token, person.email);
    await openSession(call, await registerUser(call, 'employee', person, await hashPassword(password), source));
    return undefined;
  });
}
