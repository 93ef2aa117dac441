import { registerApplicant, registerEmployee } from '../../contract/authentication/authentication.endpoints.ts';
import { hashPassword, refuseCommonPassword } from '../authentication/passwords.ts';
import type { Route } from '../http/route.ts';
import { openSession } from '../session/sessions.service.ts';
import { applicantWay, employeeWay, registerUser } from './registration.service.ts';

export function registrationRoutes(route: Route): void {
  route(registerApplicant, async (call) => {
    const { code, password, ...person } = call.body;
    refuseCommonPassword(password, [person.email, person.firstname, person.lastname]);
    const way = await applicantWay(call, code);
    await openSession(call, await registerUser(call, 'applicant', person, await hashPassword(password), way));
    return undefined;
  });

  route(registerEmployee, async (call) => {
    const { token, password, ...person } = call.body;
    refuseCommonPassword(password, [person.email, person.firstname, person.lastname]);
    const way = await employeeWay(call, token, person.email);
    await openSession(call, await registerUser(call, 'employee', person, await hashPassword(password), way));
    return undefined;
  });
}
