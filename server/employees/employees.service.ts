export { isColleague, mailboxOf } from './employees.repository.ts';
