export { countEmployees } from './desk.repository.ts';
export { isColleague, mailboxOf } from './employees.repository.ts';
