import type { Locale } from '../../contract/kit/fields.ts';
import { joints } from '../../machines/session/joints.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { quoted } from './text.ts';

/** A machine at the other end, and what is told. */
export interface Joint {
  readonly machine: string;
  readonly told: string;
}

/** What a machine tells the session, or the session is told by every other one. */
export const jointsOf = (id: string, locale: Locale): Joint[] =>
  Object.entries(joints)
    .filter(([machine]) => id === 'session' || id === machine)
    .map(([machine, types]) => ({
      machine: id === 'session' ? machine : 'session',
      told: types.map((type) => quoted(locale, sessionWords[locale].events[type])).join(', '),
    }));
