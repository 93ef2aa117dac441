import { allInBoth } from '../../../machines/kit/words.ts';

/**
 * What is put in the place of the server's own answer: `csrf` once, the others for as long as it is asked. `lost` is
 * what the server has done and cannot tell.
 */
export const faults = allInBoth({
  offline: 'die Verbindung bricht ab | the connection breaks',
  lost: 'der Server tut es, die Antwort geht verloren | the server does it, and its answer is lost',
  broken: 'der Server antwortet mit 500 | the server answers 500',
  tooMany: 'der Server antwortet mit 429 | the server answers 429',
  csrf: 'der Server antwortet zuerst mit 419; der Aufruf wird wiederholt | the server answers 419 first; the call is repeated',
});
export type Fault = keyof typeof faults;

/** By which a path's name says it. */
export const signs: Readonly<Record<Fault, string>> = {
  offline: 'offline',
  lost: 'answer lost',
  broken: '500',
  tooMany: '429',
  csrf: '419',
};
/** What it leaves in the console. */
export const traces: Readonly<Partial<Record<Fault, readonly RegExp[]>>> = {
  offline: [/net::ERR_/],
  lost: [/net::ERR_/],
  broken: [/status of 500/, /answer 500/],
};
