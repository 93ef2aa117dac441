export { tallyChosen } from './desk.repository.ts';
