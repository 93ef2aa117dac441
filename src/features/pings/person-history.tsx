import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { offerLine } from '../../../contract/pings/offer.ts';
import { showHistory } from '../../../contract/pings/history.endpoints.ts';
import type { History } from '../../../contract/pings/history.schema.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { call } from '../../api/call.ts';
import { momentInWords } from '../../i18n/days.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { providedList } from '../../kit/list.actors.ts';
import { useLiveList } from '../../kit/use-live-list.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { outcomeLooks } from './outcome-words.ts';
import * as css from './person-history.css.ts';
import { PingStatusBadge } from './ping-status.tsx';

const providedHistory = providedList(async ({ handle }, signal) => {
  const { data } = await call(showHistory, { params: { id: String(handle) } }, { signal });
  return { data: [data], meta: { total: 1, per_page: 1, current_page: 1 } };
});

/** What was between the company and somebody: each message, what became of it, and who keeps or hides them. */
export function PersonHistory({ handle, latest_ping, saved, hidden }: SearchResult) {
  const id = useId();
  // whoever is written to or marked meanwhile has another history
  const { answer } = useLiveList(providedHistory, { handle, latest: latest_ping?.status ?? '' });
  const history = answer?.kind === 'showing' ? (answer.page.data[0] as History) : undefined;
  if (history === undefined) return null;
  const isMarked = (history.mark?.mark === 'hidden' ? hidden : saved) && history.mark !== null;
  if (history.messages.length === 0 && !isMarked && history.own_word === null) return null;
  return (
    <section className={css.history} aria-labelledby={id}>
      <Heading level={3} look="title" id={id}>
        <Trans>So far</Trans>
      </Heading>
      <ol className={css.entries}>
        {isMarked && history.mark ? <Marked {...history.mark} /> : null}
        {history.messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {history.own_word ? <OwnWord {...history.own_word} /> : null}
      </ol>
    </section>
  );
}

function Marked({ mark, by, at }: NonNullable<History['mark']>) {
  const { i18n } = useLingui();
  const day = momentInWords(i18n, at);
  return (
    <li className={css.entry}>
      {mark === 'saved' ? <Trans>Kept</Trans> : <Trans>Hidden</Trans>}
      <span className={css.soft}>{by === null ? day : `${by}, ${day}`}</span>
    </li>
  );
}

/** Told after a yes: they came from here. */
function OwnWord({ code, by, at }: NonNullable<History['own_word']>) {
  const { i18n } = useLingui();
  const day = momentInWords(i18n, at);
  return (
    <li className={css.entry}>
      {code === null ? <Trans>Recommended by your e-mail</Trans> : <Trans>Recommended by your code “{code}”</Trans>}
      <span className={css.soft}>{by === null ? day : `${by}, ${day}`}</span>
    </li>
  );
}

function Message({ message }: { readonly message: History['messages'][number] }) {
  const { t, i18n } = useLingui();
  const { id, offer, employee, created_at, responded_at, follow_up } = message;
  const said = (follow_up?.history ?? []).flatMap(({ outcome, at, by }) =>
    outcome === null ? [] : [{ at, words: [i18n._(outcomeLooks[outcome].label), by, momentInWords(i18n, at)] }],
  );
  const author = employee.fullname;
  const written = momentInWords(i18n, created_at);
  const answered = momentInWords(i18n, responded_at);
  return (
    <li className={css.entry}>
      <span className={css.line}>
        <RouterLink variant="alone" to="/pings" search={{ ping: id }}>
          {offer === null ? t`Message` : offerLine(offer, currentLocale())}
        </RouterLink>
        <PingStatusBadge status={message.status} release={message.release} of={follow_up} />
      </span>
      <span className={css.soft}>
        <Trans>
          Written by {author}, {written}
        </Trans>
      </span>
      {responded_at === null ? null : (
        <span className={css.soft}>
          <Trans>Answered: {answered}</Trans>
        </span>
      )}
      {said.map(({ at, words }) => (
        <span key={at} className={css.soft}>
          {words.filter(Boolean).join(', ')}
        </span>
      ))}
      {follow_up?.note ? <span className={css.note}>{follow_up.note}</span> : null}
    </li>
  );
}
