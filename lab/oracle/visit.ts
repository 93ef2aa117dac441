import { roles } from '../../contract/kit/roles.ts';
import {
  type Question,
  type RouteFacts,
  tenantSituations,
  type Verdict,
} from '../../machines/session/session.access.ts';
import { type SessionSituation, sessionSituations } from '../../machines/session/session.me.ts';
import { chosen, Departure, type Sentence, sentencesIn } from './sentence.ts';

const layout = ['auth', 'verified', 'onboarded', 'tos-accepted'];

/** Some pages of the specification's section 2, as its layouts and sections 4 and 6 guard them. */
const pages: Readonly<Record<string, RouteFacts>> = {
  '/login': { guards: ['guest'] },
  '/dashboard': { guards: layout },
  '/search': { guards: [...layout, 'employee'] },
  '/near-by': { guards: [...layout, 'applicant'] },
  '/employees': { guards: [...layout, 'tenantmember'] },
  '/tenants': { guards: [...layout, 'admin'] },
  '/applicants': { guards: layout, roles: ['employee', 'tenant_member', 'administrator'] },
  '/account': { guards: ['auth'] },
  '/auth/verify-email/': { guards: [], area: 'verifyEmail' },
  '/onboarding': { guards: [], area: 'onboarding', roles: ['applicant', 'employee'] },
  '/tos/accept': { guards: [], area: 'terms', roles: ['applicant'] },
  '/legal-contacts/1/verify': { guards: [], area: 'publicLink' },
  '/': { guards: [], area: 'root' },
  '/logout': { guards: [], area: 'logout' },
  '/imprint': { guards: [] },
};
const unknownAddresses = ['/nowhere', '//evil.example', 'http://evil.example'];
const endings = ['expired', 'otherTab', 'logout'] as const;

const nobody = new Set<SessionSituation>(['loggedOut', 'fetchingMe', 'fetchFailed']);

/** Sentences about visits, in the notation of docs/machines.md. */
export const visitsIn = (text: string): Sentence[] =>
  sentencesIn('verdicts', text, (line) => {
    const visits = chosen(line).flatMap(visitsOf).map(visitOf);
    return ({ decide }) => {
      for (const { visit, question, expected } of visits) {
        const met = inAWord(decide(question));
        if (met !== withTarget(expected)) throw new Departure(`${visit}: it meets “${met}”`);
      }
    };
  });

function visitsOf(line: string): string[] {
  const [, address, role = 'applicant', cells] = /^(\S.*?)(?: as (\w+))?: (.+ \| .+)$/.exec(line) ?? [];
  const expected = cells?.split(' | ');
  if (expected?.length !== sessionSituations.length) return [line];
  return sessionSituations.map(
    (situation, column) => `${situation}${nobody.has(situation) ? '' : ` ${role}`} at ${address} → ${expected[column]}`,
  );
}

function visitOf(visit: string) {
  const [, situation = '', role, endedBy, tenant = 'found', address = '', expected = ''] =
    /^(\w+)(?: (\w+))?(?: after (\w+))?(?: while the tenant is (\w+))? at (.+) → (.+)$/.exec(visit) ?? [];
  const [, guards, to] = /^\[(.+)\](?: to (.+))?$/.exec(checked(address)) ?? [];
  const asked = guards === undefined ? address : `/asked?a=1${to === undefined ? '' : ` to ${to}`}`;
  const { pathname, search } = new URL(withTarget(asked), 'http://app.localhost');
  const question: Question = {
    tenant: oneOf(tenantSituations, tenant),
    session: {
      situation: oneOf(sessionSituations, situation),
      role: role === undefined ? role : oneOf(roles, role),
      endedBy: endedBy === undefined ? null : oneOf(endings, endedBy),
    },
    location: { pathname, search },
    route: guards === undefined ? pages[pathname] : { guards: guards.split(' ') },
    routeOf: (path) => pages[path],
  };
  return { visit, question, expected };
}

function oneOf<One extends string>(all: readonly One[], text: string): One {
  const found = all.find((one) => one === text);
  if (found === undefined) throw new Error(`“${text}” is none of ${all.join(', ')}.`);
  return found;
}

/** An address whose page, and whose target’s, is known or known to be none. */
function checked(address: string): string {
  const [page = '', ...targets] = address.split(' to ');
  for (const one of page.startsWith('[') ? targets : [page, ...targets])
    oneOf([...Object.keys(pages), ...unknownAddresses], one.replace(/\?\S*$/, ''));
  return address;
}

/** `/login to /search` as it stands in the address bar. */
function withTarget(text: string): string {
  const [path = '', target] = text.split(' to ');
  if (target === undefined || !path.startsWith('/')) return text;
  return `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(target)}`;
}

/** A verdict in a word: where a redirect leads, the status of an error and what can be tried again. */
function inAWord(verdict: Verdict): string {
  if (verdict.kind === 'redirect') return `${verdict.replace ? '' : 'pushes '}${verdict.href}`;
  if (verdict.kind === 'wait') return verdict.for === 'session' ? 'wait' : `wait for ${verdict.for}`;
  if (verdict.kind === 'leave') return `leave for ${verdict.slug}`;
  if (verdict.kind !== 'error') return verdict.kind;
  const again = verdict.retry ? ` retry ${verdict.retry}` : ` ${verdict.message}`;
  return `${verdict.status}${again}`;
}
