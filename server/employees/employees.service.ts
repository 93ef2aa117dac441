export { isColleague } from './employees.repository.ts';
