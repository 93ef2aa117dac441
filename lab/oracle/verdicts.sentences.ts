import { visitsIn } from './visit.ts';

/** The cells: logged out | fetching me | that failed | unverified | needs onboarding | needs the terms | ready | logging out | that failed. */
export const verdictSentences = visitsIn(`
  verdicts.open-page — statecharts Guards: fetch-me | allow | wait | error, retry (public link: allow)
  A page without guards is for everybody; only while it is unknown who asks they wait, and are told where that fails.
  - {/imprint | [fetch-tenant] | [fetch-me]}: allow | wait | 503 retry session | allow | allow | allow | allow | allow | allow

  verdicts.auth — specification 4: A guest on a protected page is sent to login, with the original target carried in a query.
  A page for people who are logged in: a guest logs in first and comes back; who is leaving does not see it.
  - [auth]: /login to /asked?a=1 | wait | 503 retry session | allow | allow | allow | allow | wait | /logout

  verdicts.guest — specification 4: A logged-in user on a guest-only page goes to the original target from the query (302, that query parameter removed) or otherwise to the dashboard.
  A page for guests: somebody who is logged in goes to the target, or else to the dashboard.
  - /login: allow | wait | 503 retry session | /dashboard | /dashboard | /dashboard | /dashboard | wait | /logout
  - /login to /dashboard?b=2:
    allow | wait | 503 retry session | /dashboard?b=2 | /dashboard?b=2 | /dashboard?b=2 | /dashboard?b=2 | wait | /logout

  verdicts.verified — specification 4: A logged-in unverified user goes to e-mail verification.
  A page for people with a verified address: who has none verifies it and comes back.
  - [verified]: /login to /asked?a=1 | wait | 503 retry session | /auth/verify-email/ to /asked?a=1 |
    allow | allow | allow | wait | /logout

  verdicts.onboarded — specification 4: A logged-in user not yet onboarded goes to onboarding (query kept).
  A page for people who have completed onboarding: who has not goes there with the query, after verifying.
  - [onboarded]: /login to /asked?a=1 | wait | 503 retry session | /auth/verify-email/ to /asked?a=1 |
    /onboarding?a=1 to /asked?a=1 | allow | allow | wait | /logout

  verdicts.tos-accepted — specification 4: An applicant who has not accepted the terms goes to terms acceptance.
  A page for people who have accepted the terms: who has not goes there, after verifying and onboarding, and comes back.
  - [tos-accepted]: /login to /asked?a=1 | wait | 503 retry session | /auth/verify-email/ to /asked?a=1 |
    /onboarding to /asked?a=1 | /tos/accept to /asked?a=1 | allow | wait | /logout

  verdicts.roles — specification 6: A page restricted to one role redirects guests to login and shows a 404 'This page could not be found' to logged-in users lacking the role.
  A page for one role: who has it sees it, others of the house find nothing, guests log in first.
  - {[applicant] as applicant | [employee] as employee | [tenantmember] as tenant_member |
    [tenantmember] as administrator | [admin] as administrator}:
    /login to /asked?a=1 | wait | 503 retry session | allow | allow | allow | allow | wait | /logout
  - {[applicant] as employee | [applicant] as tenant_member | [applicant] as administrator | [employee] as applicant |
    [employee] as tenant_member | [employee] as administrator | [tenantmember] as applicant |
    [tenantmember] as employee | [admin] as applicant | [admin] as employee | [admin] as tenant_member}:
    /login to /asked?a=1 | wait | 503 retry session | notFound | notFound | notFound | notFound | wait | /logout

  verdicts.roles-of-a-path — statecharts Guards: One path with several roles (/dashboard, /applicants, /onboarding, /help) is one route with a screen per role.
  Where several roles share a path, who has no screen there finds nothing.
  - ready {employee | tenant_member | administrator} at /applicants → allow
  - ready applicant at /applicants → notFound

  verdicts.verify-email — decisions 1: it admits logged-in unverified users; a verified user goes to the dashboard, a guest to login
  Only the unverified see the page that asks for the code.
  - /auth/verify-email/:
    /login | wait | 503 retry session | allow | /dashboard | /dashboard | /dashboard | wait | /logout
  - /auth/verify-email/?a=1 to /dashboard?b=2:
    /login | wait | 503 retry session | allow | /dashboard?b=2 | /dashboard?b=2 | /dashboard?b=2 | wait | /logout

  verdicts.onboarding — statecharts Guards: /onboarding (staff: 404) | login + T | verify | allow | T or /dashboard | T or /dashboard
  Those see the onboarding who have not finished it; the target goes along, and staff finds nothing.
  - /onboarding?a=1 to /dashboard?b=2: /login to /dashboard?b=2 | wait | 503 retry session |
    /auth/verify-email/ to /dashboard?b=2 | allow | /dashboard?b=2 | /dashboard?b=2 | wait | /logout
  - ready {tenant_member | administrator} at /onboarding → notFound

  verdicts.terms — statecharts Guards: /tos/accept | login + T | verify | onboarding | allow | the text, read only
  Who is as far as the terms sees them; who has accepted reads them again, or goes on to the target.
  - ready applicant at /tos/accept → allow
  - /tos/accept?a=1 to /dashboard?b=2: /login to /dashboard?b=2 | wait | 503 retry session |
    /auth/verify-email/ to /dashboard?b=2 | /onboarding to /dashboard?b=2 | allow | /dashboard?b=2 | wait | /logout

  verdicts.public-link — specification 6: A route may be marked as needing no authentication.
  Who opens a link from a mail sees it, once it is known who they are or known that it can’t be found out.
  - /legal-contacts/1/verify: allow | wait | allow | allow | allow | allow | allow | allow | allow

  verdicts.root — specification 2: / redirects to /dashboard
  At the bare address a guest logs in, anybody else begins at the dashboard.
  - /?a=1 to /dashboard?b=2:
    /login | wait | 503 retry session | /dashboard | /dashboard | /dashboard | /dashboard | wait | /logout

  verdicts.logout — specification 2: /logout has no such restriction.
  The page that logs out is seen while and after leaving as well; a guest is at the login without a target.
  - /logout?a=1 to /dashboard?b=2: /login | wait | allow | allow | allow | allow | allow | allow | allow

  verdicts.first-guard-wins — statecharts Guards: then the route's own from parent to child; the first that doesn't allow wins
  An unverified applicant at a page of employees verifies first, and only then finds nothing.
  - unverified applicant at /search → /auth/verify-email/ to /search
  - ready applicant at /search → notFound

  verdicts.unknown-guard — specification 2: An unknown guard name gives a 500.
  A guard that nobody knows is an error that names it, even where an earlier one would not allow.
  - {loggedOut | fetchingMe | fetchFailed | {unverified | needsOnboarding | needsTos | ready | loggingOut | logoutFailed}
    applicant} at [auth superuser] → 500 Unknown middleware superuser
  - ready applicant at [toString] → 500 Unknown middleware toString

  verdicts.unmatched — specification 2: Any other path gives a 404 error page.
  At an address that no page has, everybody finds nothing.
  - /nowhere to /dashboard: notFound | notFound | notFound | notFound | notFound | notFound | notFound | notFound | notFound

  target.one-may-go-there — statecharts Guards: dropped where it points at a guest or stage page or is not allowed for the role (then /dashboard, not 404)
  From the login people go to the page they wanted first if it is one of theirs, else to the dashboard.
  - ready {applicant at /login to /near-by → /near-by | employee at /login to /search?radius=5 → /search?radius=5}
  - ready {tenant_member at /login to /employees → /employees | administrator at /login to {/employees → /employees |
    /tenants → /tenants}}
  - ready {applicant at /login to {/search | /employees | /tenants | /applicants} | employee at /login to {/near-by |
    /employees | /tenants} | {tenant_member | administrator} at /login to {/near-by | /search}} → /dashboard
  - ready tenant_member at /login to /tenants → /dashboard

  target.never-astray — decisions 5: The original target kept in the query is parsed once, must stay on this origin and match a known route.
  A target that lies elsewhere, nowhere, or is a page for guests or of a stage leads to the dashboard.
  - ready employee at /login to {//evil.example | http://evil.example | /nowhere | /login | /onboarding | /logout | /} → /dashboard

  target.never-nested — statecharts Guards: never nested
  A guest at a page whose address carries a target comes back to that page, and nothing is in it.
  - loggedOut at /search?b=2 to /dashboard → /login to /search?b=2

  target.through-the-stages — statecharts Guards: T is carried through verification, onboarding and terms and honoured once at ready
  The target goes along from stage to stage and is honoured when they are all behind.
  - unverified applicant at /onboarding to /near-by → /auth/verify-email/ to /near-by
  - needsOnboarding applicant at /tos/accept to /near-by → /onboarding to /near-by
  - needsTos applicant at /near-by → /tos/accept to /near-by
  - {needsOnboarding applicant at /auth/verify-email/ | ready applicant at {/auth/verify-email/ | /onboarding |
    /tos/accept}} to /near-by → /near-by

  target.leads-nobody-away — statecharts Guards: T is carried through verification, onboarding and terms and honoured once at ready
  Who may see a page sees it, whatever target it carries; from a step behind them they go to the dashboard without one.
  - {{unverified | needsOnboarding | needsTos | ready} applicant at [auth] | {needsOnboarding | needsTos | ready} applicant
    at [verified] | {needsTos | ready} applicant at [onboarded] | ready applicant at [tos-accepted]} to /dashboard → allow
  - {unverified | needsOnboarding | needsTos | ready | loggingOut | logoutFailed} applicant at
    /legal-contacts/1/verify to /dashboard → allow
  - {loggedOut | fetchFailed} at /legal-contacts/1/verify to /dashboard → allow
  - {needsTos | ready} applicant at /onboarding → /dashboard

  target.after-the-session — statecharts session: Expiry keeps T, logging out by hand drops it.
  Whose session ended by itself comes back after the login, but not who logged out by hand.
  - loggedOut after {expired | otherTab} at /search → /login to /search
  - loggedOut after logout at /search → /login

  target.terms-asked-for-by-a-guest — specification 4: A guest on a protected page is sent to login, with the original target carried in a query.
  A guest with a link to the terms or the onboarding comes back there once nothing is missing; others are led on as always.
  - loggedOut at {/tos/accept → /login to /tos/accept | /onboarding?step=address → /login to /onboarding?step=address |
    /tos/accept to /search → /login to /search}
  - loggedOut after logout at /tos/accept → /login
  - {ready applicant at /login to /tos/accept → /tos/accept | {needsTos applicant | ready employee} at /login to
    /tos/accept → /dashboard}

  target.own-pages-early — decisions 1: /account and /help open for people who aren't that far yet
  An applicant may see their account in every stage.
  - {unverified | needsOnboarding | needsTos | ready} applicant at /account → allow

  tenant.no-subdomain — specification 4: no first label in the host gives the error 'No subdomain.' and redirect to the root
  On a host without a first label everybody is sent to the root, which says so.
  - {loggedOut | fetchingMe | ready employee} while the tenant is noSubdomain at {/search | /nowhere} → /
  - {loggedOut | fetchingMe | ready employee} while the tenant is noSubdomain at / → 404 No subdomain.

  tenant.none-found — specification 4: the user is redirected to the same address with the subdomain replaced by app
  On a host whose first label is no tenant everybody goes to app, and is told there if that is none either.
  - {loggedOut | fetchingMe | ready employee} while the tenant is notFound at {/search | /nowhere} → leave for app
  - {loggedOut | ready employee} while the tenant is unconfigured at /search → 404 No tenant found.

  tenant.comes-first — statecharts Guards: fetch-tenant | (every state) looking: wait · found: allow
  Before anything is asked about a person they wait for the tenant, or are told that it could not be looked up.
  - {loggedOut | fetchingMe | ready employee} while the tenant is looking at /search → wait for tenant
  - {loggedOut | fetchingMe | ready employee} while the tenant is failed at /search → 503 retry tenant
  - ready employee while the tenant is found at /search → allow
`);
