import type { I18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, use } from 'react';
import type { CompanyStatistics } from '../../../contract/statistics/agenda.schema.ts';
import { serverNow } from '../../api/server-time.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile/stat-tile.tsx';
import { WeekChart } from '../../ui/week-chart/week-chart.tsx';
import * as css from './employee-dashboard.css.ts';
import { trendOf } from './trend.ts';

const isAny = (...courses: readonly (readonly number[])[]): boolean => courses.flat().some((count) => count > 0);
const weekMs = 7 * 86_400_000;

/** What the company did and what came of it: four weeks beside the four before, each figure the way to its list. */
export function CompanyFigures({ figures }: { figures: Promise<CompanyStatistics | undefined> }) {
  const known = use(figures);
  if (!known)
    return (
      <Text look="small">
        <Trans>Your company’s figures couldn’t be loaded just now.</Trans>
      </Text>
    );
  const { written, accepted, declined, came } = known;
  const [isSearching, isReferring] = [
    isAny(written, accepted, declined) || known.found_here > 0,
    isAny(came) || known.findable > 0,
  ];
  if (!isSearching && !isReferring) return null;
  return (
    <section className={css.side} aria-labelledby="figures">
      <div>
        <Heading level={2} look="title" id="figures">
          <Trans>The last 4 weeks at your company</Trans>
        </Heading>
        <Text look="small">
          <Trans>Everyone at your company together, compared with the 4 weeks before.</Trans>
        </Text>
      </div>
      <div className={css.figures}>
        {isSearching ? <Written {...known} /> : null}
        {isReferring ? <Came {...known} /> : null}
      </div>
    </section>
  );
}

function Written({ written, accepted, declined, answers, found_here: hired }: CompanyStatistics) {
  const { t, i18n } = useLingui();
  const [messages, yes, no] = [trendOf(written), trendOf(accepted), trendOf(declined)];
  const ended = answers.written - answers.answered - answers.waiting;
  const openWords = [
    answers.waiting > 0 && t`${plural(answers.waiting, { one: '# still waits', other: '# still wait' })}`,
    ended > 0 && t`${plural(ended, { one: '# ended without one', other: '# ended without one' })}`,
  ]
    .filter((words) => words !== false)
    .join(' · ');
  return (
    <div className={css.course}>
      <StatTiles>
        <Tile
          course={written}
          meaning={t`${plural(messages.now, { one: 'message', other: 'messages' })}`}
          link={
            <RouterLink variant="alone" to="/pings" search={{ counted: 'written' }}>
              <Trans>Show messages</Trans>
            </RouterLink>
          }
        />
        {answers.written === 0 ? null : (
          <StatTile
            figure={i18n.number(answers.answered)}
            meaning={t`${plural(answers.written, { one: 'of # message answered', other: 'of # messages answered' })}`}
            sentence={openWords}
            plot={{ kind: 'share', part: answers.answered, whole: answers.written }}
            link={
              <RouterLink variant="alone" to="/pings" search={{ counted: 'answered' }}>
                <Trans>Show answered ones</Trans>
              </RouterLink>
            }
          />
        )}
        <Tile
          course={accepted}
          meaning={t`${plural(yes.now, { one: 'applicant said yes', other: 'applicants said yes' })}`}
          link={
            <RouterLink variant="alone" to="/pings" search={{ counted: 'accepted' }}>
              <Trans>Show who</Trans>
            </RouterLink>
          }
        />
        <Tile
          course={declined}
          meaning={t`${plural(no.now, { one: 'applicant said no', other: 'applicants said no' })}`}
          link={
            <RouterLink variant="alone" to="/pings" search={{ counted: 'declined' }}>
              <Trans>Show answers</Trans>
            </RouterLink>
          }
        />
        {hired === 0 ? null : (
          <StatTile
            figure={i18n.number(hired)}
            meaning={t`${plural(hired, { one: 'person hired by you so far, as they say too', other: 'people hired by you so far, as they say too' })}`}
            link={
              <RouterLink variant="alone" to="/pings" search={{ counted: 'found_here' }}>
                <Trans>Show whom you hired</Trans>
              </RouterLink>
            }
          />
        )}
      </StatTiles>
      <WeekChart
        title={t`Messages and yeses, week by week`}
        weeks={weekNames(i18n, written)}
        series={[
          { name: t`Messages`, counts: written },
          { name: t`Yeses`, counts: accepted },
        ]}
        week={t`Week until`}
        table={t`As a table`}
      />
    </div>
  );
}

function Came({ came, findable }: CompanyStatistics) {
  const { t, i18n } = useLingui();
  const registered = trendOf(came);
  return (
    <div className={css.course}>
      <StatTiles>
        <Tile
          course={came}
          meaning={t`${plural(registered.now, { one: 'applicant came by your codes', other: 'applicants came by your codes' })}`}
          link={
            <RouterLink variant="alone" to="/applicants" search={{ came: 'lately' }}>
              <Trans>Show by name</Trans>
            </RouterLink>
          }
        />
        <StatTile
          figure={i18n.number(findable)}
          meaning={t`${plural(findable, { one: 'of the applicants you brought can be found today', other: 'of the applicants you brought can be found today' })}`}
          link={
            <RouterLink variant="alone" to="/applicants" search={{ findable: 'yes' }}>
              <Trans>Show who can be found</Trans>
            </RouterLink>
          }
        />
      </StatTiles>
      {isAny(came) ? (
        <WeekChart
          title={t`Came by your codes, week by week`}
          weeks={weekNames(i18n, came)}
          series={[{ name: t`Registered`, counts: came }]}
          week={t`Week until`}
          table={t`As a table`}
        />
      ) : null}
    </div>
  );
}

/** Each by its last day: these weeks end now, whatever day it is. */
function weekNames(i18n: I18n, { length }: readonly number[]): string[] {
  const now = serverNow();
  return Array.from({ length }, (_, index) =>
    i18n.date(new Date(now - (length - 1 - index) * weekMs), { day: 'numeric', month: 'numeric' }),
  );
}

function Tile({ course, meaning, link }: { course: readonly number[]; meaning: string; link: ReactNode }) {
  const { t, i18n } = useLingui();
  const { now, before, percent } = trendOf(course);
  const was = i18n.number(before);
  const more = i18n.number(Math.abs(now - before));
  const moved = now > before ? t`${more} more than before (${was})` : t`${more} fewer than before (${was})`;
  const share =
    percent === null ? '' : ` · ${i18n.number(percent / 100, { style: 'percent', signDisplay: 'exceptZero' })}`;
  return (
    <StatTile
      figure={i18n.number(now)}
      meaning={meaning}
      sentence={now === before ? t`as many as before` : `${moved}${share}`}
      link={link}
    />
  );
}
