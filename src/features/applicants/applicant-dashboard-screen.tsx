import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ApplicantPing } from '../../../contract/pings/pings.schema.ts';
import { useMe } from '../../api/session.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { JobsIllustration } from '../../ui/illustrations/jobs.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './applicant-dashboard.css.ts';
import type { ApplicantDashboardData } from './applicant-dashboard.calls.ts';
import { AsCompaniesSee } from './as-companies-see.tsx';
import { Folded } from './folded.tsx';
import { PingCard } from './ping-card.tsx';
import { SearchCard } from './search-card.tsx';
import { UnmatchableNotes } from './unmatchable-notes.tsx';

/** What an applicant has here: messages to answer, the search switch, and what companies see. */
export function ApplicantDashboardScreen({ pings, occupation, further, graduation }: ApplicantDashboardData) {
  const { t } = useLingui();
  const { user, applicant } = useMe();
  const open = pings.filter(({ status }) => status === 'pending');
  /** Whatever was open since the page came stays in its place when it has been answered. */
  const [met, setMet] = useState<ReadonlySet<string>>(new Set());
  if (open.some(({ id }) => !met.has(id))) setMet(new Set([...met, ...open.map(({ id }) => id)]));
  if (!applicant) return null;
  const isOver = ({ id, status, release }: ApplicantPing) => status !== 'pending' && release === null && !met.has(id);
  /** The rest of what is open waits for a guardian, not for the reader. */
  const toAnswer = open.filter(({ guardian_asked_at: askedAt }) => askedAt === null);
  const asked = open.filter((ping) => !toAnswer.includes(ping));
  const shown = [...toAnswer, ...asked, ...pings.filter((ping) => ping.status !== 'pending' && !isOver(ping))];
  const over = pings.filter(isOver);
  const isFound = applicant.matchability === 'matchable';
  const name = user.firstname;
  const count = toAnswer.length;
  const where = applicant.found?.organization ?? null;
  const title =
    count === 1
      ? t`A company would like to meet you`
      : count > 1
        ? t`${count} companies would like to meet you`
        : isFound
          ? t`Companies can find you, ${name}`
          : applicant.found
            ? t`Congratulations, ${name}!`
            : applicant.search_status === 'doesnot_want_matching'
              ? t`You are taking a break, ${name}`
              : t`No company can find you yet, ${name}`;
  const lead =
    count > 0
      ? count === 1
        ? t`Take your time to read who is writing. You decide whether they learn who you are.`
        : t`Take your time to read who is writing. You decide who of them learns who you are.`
      : isFound
        ? t`You need do nothing. When a company writes, you see it here, and in an e-mail unless you have switched those off.`
        : applicant.found
          ? where === null
            ? t`You have an apprenticeship. We are happy for you.`
            : t`You have an apprenticeship with ${where}. We are happy for you.`
          : undefined;
  const companies = [
    ...new Map(pings.map(({ organization: { id, name: known } }) => [id, { id, name: known }])).values(),
  ];
  return (
    <Stack gap={8}>
      <PageHeader title={title} lead={lead} />
      <UnmatchableNotes applicant={applicant} />
      <div className={css.columns}>
        <Stack gap={8}>
          {pings.length > 0 ? (
            <Stack gap={4}>
              {/* With one to answer, the page's own title says so already. */}
              <div className={count > 0 ? visuallyHidden : undefined}>
                <Heading level={2} look="title">
                  <Trans>Messages from companies</Trans>
                </Heading>
              </div>
              {shown.length > 0 ? (
                <PingList pings={shown} />
              ) : (
                <Text>
                  <Trans>No message waits for your answer.</Trans>
                </Text>
              )}
              {over.length > 0 ? (
                <Folded title={t`Ended: ${over.length}`}>
                  <PingList pings={over} />
                </Folded>
              ) : null}
            </Stack>
          ) : applicant.found ? null : (
            <EmptyState illustration={<JobsIllustration />} title={t`Nobody has written yet`}>
              {isFound ? (
                <Trans>That’s normal in the first weeks. Companies look in when they have a place to fill.</Trans>
              ) : (
                <Trans>Here you will see who would like to meet you, as soon as companies can find you.</Trans>
              )}
            </EmptyState>
          )}
        </Stack>
        <Stack gap={4}>
          <SearchCard applicant={applicant} companies={companies} />
          {applicant.found ? null : (
            <AsCompaniesSee
              applicant={applicant}
              occupation={occupation}
              further={further}
              graduation={graduation?.[currentLocale()]}
            />
          )}
        </Stack>
      </div>
    </Stack>
  );
}

function PingList({ pings }: { pings: readonly ApplicantPing[] }) {
  return (
    <ul className={css.list}>
      {pings.map((ping) => (
        <PingCard key={ping.id} listed={ping} />
      ))}
    </ul>
  );
}
