import { answers } from './people.ts';
import { storiesOf } from './story.ts';

const minute = 60_000;
const checked = (left: number, isLast = false) => ({ type: 'time.checked', left, isLast });

export const sessionEndSentences = storiesOf({
  machine: 'sessionEnd',
  begins: { login: undefined },
  values: {
    ...answers,
    early: checked(5 * minute + 1),
    short: checked(5 * minute),
    shorter: checked(1),
    longest: checked(5 * minute, true),
    late: checked(-4_999),
    'late at last': checked(-4_999, true),
    over: checked(-5_000),
    'over at last': checked(-5_000, true),
    'early at last': checked(5 * minute + 1, true),
    end: { type: 'end.reached' },
  },
})(`
  warned: login; short
  unheard: warned; stay.request; stay failed
  told: login; longest

  sessionEnd.warns — decisions 5: Idle: applicants 30 days, employees 8 hours (7 days at most), staff 2 hours (12 at most), with a warning and "stay".
  Five minutes before a session ends by itself that is said, and not earlier.
  - login → far, asks nothing; {early | early at last} → far; {short | late} → near, asks nothing, can stay.request
  - warned; {short | shorter | late} → near

  sessionEnd.stays — decisions 5: with a warning and "stay"
  Who wants to stay asks the server, once, and is left alone where it answers; where not one may try again.
  - warned; stay.request → staying, asks stay, cannot stay.request; stay ok → far, tells nothing, asks nothing
  - warned; stay.request; stay {failed | breaks} → unsure, asks nothing, tells nothing;
    {short | longest | late} → unsure; stay.request → staying, asks stay; stay ok → far

  sessionEnd.stays-elsewhere — decisions 5: with a warning and "stay"
  Where another tab has moved the end the warning goes by itself, whatever it said last.
  - {warned | unheard | told | told; notice.close}; {early | early at last} → far, tells nothing

  sessionEnd.too-late — specification 8: 401 (except on logout): user logged out and sent to login.
  Who wants to stay in a session that is over already is told so.
  - warned; stay.request; stay unauthenticated → ended, over, tells end

  sessionEnd.longest — decisions 5: 7 days at most
  Where a session has lasted as long as it may, its end is said without an offer to stay, once.
  - {login | warned}; {longest | late at last} → last, asks nothing, cannot stay.request
  - told; {short | longest | late at last} → last; notice.close → read, asks nothing;
    {short | longest | late at last} → read

  sessionEnd.is-over — decisions 5: Idle: applicants 30 days
  When the time is up the server is asked whether it is; only its word that the session goes on keeps somebody logged in.
  - {login | warned | unheard | told | told; notice.close}; {over | over at last} → asking, asks ask;
    ask {unauthenticated | failed | breaks} → ended, over, tells end
  - login; over; ask ok → far, tells nothing, asks nothing
`);
