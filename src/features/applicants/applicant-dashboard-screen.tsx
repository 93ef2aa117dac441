import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import type { ApplicantDashboard } from '../../../contract/applicants/dashboard.schema.ts';
import { mostInterests } from '../../../contract/interests/interests.schema.ts';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { useMe } from '../../api/session.ts';
import { serverNow } from '../../api/server-time.ts';
import { useTimezone } from '../../api/tenant.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './applicant-dashboard.css.ts';
import { letters, placeFound, unmatchableNotes } from './dialogs-later.ts';
import { Folded } from './folded.tsx';
import { Meanwhile } from './meanwhile/meanwhile.tsx';
import { moment as momentLater } from './moment-later.ts';
import { MyCard } from './my-card.tsx';
import { Near } from './near.tsx';
import { nowOf } from './now.ts';
import { SearchCard } from './search-card.tsx';
import { useMoment } from './use-moment.ts';
import { useNowWords } from './use-now-words.ts';

/** An applicant's first page: the one thing now, their card as companies see it, what was written, the search. */
export function ApplicantDashboardScreen({
  pings,
  near,
  interests,
  findable_since: since,
  isBrief = false,
  ...card
}: ApplicantDashboard & {
  /** Without what stands below a message: for the moment in which nothing works yet. */
  readonly isBrief?: boolean;
}) {
  const { t } = useLingui();
  const { user, applicant } = useMe();
  const words = useNowWords();
  const timeZone = useTimezone();
  const Found = useLater(placeFound, Boolean(applicant?.found), () => {});
  const Notes = useLater(unmatchableNotes, applicant?.matchability === 'unmatchable' && !applicant.found, () => {});
  /** Whatever the page began with stays in its place when it has been answered. */
  const [met, setMet] = useState<ReadonlySet<string>>(new Set());
  const now = applicant && nowOf(applicant, pings, { timeZone, now: serverNow() });
  const current = now && 'pings' in now ? now.pings : now && 'ping' in now ? [now.ping] : [];
  const moment = useMoment(applicant, pings, since, now);
  const Moment = useLater(momentLater, moment !== undefined, () => {});
  if (current.some(({ id }) => !met.has(id))) setMet(new Set([...met, ...current.map(({ id }) => id)]));
  if (!applicant || !now) return null;
  const Standing = applicant.found ? Found : applicant.matchability === 'unmatchable' ? Notes : undefined;
  /** Whom nobody finds until they say that they are looking begins with that. */
  const isIdle = now.kind === 'paused' || now.kind === 'expired';
  const first = pings.filter(({ id }) => met.has(id));
  const others = pings.filter(({ id }) => !met.has(id));
  const isOver = ({ status, release }: ApplicantPing) => status !== 'pending' && release === null;
  const over = others.filter(isOver);
  const standing = others.filter((ping) => !isOver(ping));
  const companies = [...new Map(pings.map(({ organization: { id, name } }) => [id, { id, name }])).values()];
  const mayShowInterest = interests.filter(({ answered }) => !answered).length < mostInterests;
  const search = <SearchCard applicant={applicant} companies={companies} />;
  const title = words(moment ?? now, user.firstname, applicant, mayShowInterest ? near : null);
  return (
    <Stack gap={8}>
      {moment && Moment ? (
        createElement(Moment, { key: title.title, of: moment, applicant, ...title })
      ) : (
        <PageHeader {...title} />
      )}
      <div className={css.room}>
        <div className={css.stream}>
          {Standing ? createElement(Standing, { applicant }) : null}
          {first.length > 0 ? <LettersLater pings={first} /> : null}
          {isIdle ? search : null}
        </div>
        {applicant.found ? null : (
          <div className={css.aside}>
            <MyCard applicant={applicant} {...card} />
          </div>
        )}
        {isBrief && first.length > 0 ? null : (
          <div className={css.stream}>
            {near ? <Near near={near} interests={interests} /> : null}
            {others.length > 0 ? (
              <Stack gap={4}>
                <Heading level={2} look="title">
                  <Trans>Messages from companies</Trans>
                </Heading>
                {standing.length > 0 ? <LettersLater pings={standing} /> : null}
                {over.length > 0 ? (
                  <Folded title={t`Ended: ${over.length}`}>
                    <LettersLater pings={over} />
                  </Folded>
                ) : null}
              </Stack>
            ) : null}
            {applicant.found ? null : <Meanwhile applicant={applicant} at="/dashboard" />}
            {applicant.found || isIdle ? null : search}
          </div>
        )}
      </div>
    </Stack>
  );
}

function LettersLater({ pings }: { pings: readonly ApplicantPing[] }) {
  const Letters = useLater(letters, true, () => {});
  return Letters ? createElement(Letters, { pings }) : null;
}
