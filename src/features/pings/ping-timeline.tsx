import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FollowUp } from '../../../contract/pings/follow-ups.schema.ts';
import { type OrganizationPing, reminderDays } from '../../../contract/pings/pings.schema.ts';
import { outcomeLooks } from './outcome-words.ts';
import * as css from './pings.css.ts';

interface Moment {
  readonly key: string;
  readonly what: ReactNode;
  readonly at: number;
  readonly isFuture?: boolean;
}

const dayMs = 86_400_000;

/** What happened with a message, who did it, and what is still to come. */
export function PingTimeline({ ping, now }: { ping: OrganizationPing; now: number }) {
  const { i18n } = useLingui();
  const reminder = ping.sent_at === null ? undefined : Date.parse(ping.sent_at) + reminderDays * dayMs;
  const isPending = ping.status === 'pending';
  const { fullname } = ping.employee;
  const moments: (Moment | false)[] = [
    { key: 'written', what: <Trans>{fullname} wrote the message</Trans>, at: Date.parse(ping.created_at) },
    ping.sent_at !== null && { key: 'sent', what: <Trans>The e-mail went out</Trans>, at: Date.parse(ping.sent_at) },
    ping.status === 'created' && {
      key: 'out',
      what: <Trans>The e-mail goes out</Trans>,
      at: Date.parse(ping.send_at),
      isFuture: true,
    },
    reminder !== undefined &&
      isPending && {
        key: 'reminder',
        what: reminder > now ? <Trans>One reminder</Trans> : <Trans>Reminded once</Trans>,
        at: reminder,
        isFuture: reminder > now,
      },
    isPending && {
      key: 'end',
      what: <Trans>Last day for an answer</Trans>,
      at: Date.parse(ping.expires_at),
      isFuture: true,
    },
    ping.status === 'expired' && {
      key: 'expired',
      what: <Trans>No answer until the last day</Trans>,
      at: Date.parse(ping.expires_at),
    },
    ping.responded_at !== null && { key: 'answer', what: <Answer ping={ping} />, at: Date.parse(ping.responded_at) },
    ...afterwards(ping),
    ...said(ping),
  ];
  return (
    <ol className={css.timeline}>
      {moments
        .filter((moment) => moment !== false)
        .map(({ key, what, at, isFuture }) => (
          <li key={key} className={isFuture ? css.future : css.moment}>
            <span>{what}</span>
            <time className={css.soft} dateTime={new Date(at).toISOString()}>
              {i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </li>
        ))}
    </ol>
  );
}

/** What the company said became of it, each time. */
function said({ follow_up }: OrganizationPing): Moment[] {
  return (follow_up?.history ?? []).map(({ outcome, at, by }) => ({
    key: `said ${at}`,
    what: <Said outcome={outcome} by={by} />,
    at: Date.parse(at),
  }));
}

function Said({ outcome, by }: Pick<FollowUp['history'][number], 'outcome' | 'by'>) {
  const { i18n } = useLingui();
  const word = outcome === null ? '' : i18n._(outcomeLooks[outcome].label);
  if (outcome === null) return <Trans>The outcome was taken back</Trans>;
  return by === null ? (
    word
  ) : (
    <Trans>
      {by}: {word}
    </Trans>
  );
}

/** What became of a yes. */
function afterwards({ release }: OrganizationPing): (Moment | false)[] {
  if (release === null) return [];
  const { withdrawn_at, withdrawn_by, deletion_confirmed_at } = release;
  return [
    withdrawn_at !== null && {
      key: 'withdrawn',
      what:
        withdrawn_by === 'consent' ? <Trans>The consent was withdrawn</Trans> : <Trans>The yes was taken back</Trans>,
      at: Date.parse(withdrawn_at),
    },
    deletion_confirmed_at !== null && {
      key: 'deleted',
      what: <Trans>Your company confirmed the deletion</Trans>,
      at: Date.parse(deletion_confirmed_at),
    },
  ];
}

function Answer({ ping: { release } }: { ping: OrganizationPing }) {
  return release === null ? <Trans>The applicant said no</Trans> : <Trans>The applicant said yes</Trans>;
}
