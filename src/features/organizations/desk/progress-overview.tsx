import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Progress, ProgressSummary } from '../../../../contract/organizations/progress.schema.ts';
import { stages } from '../../../../contract/organizations/progress.search.ts';
import { BarList } from '../../../ui/bar-list/bar-list.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { RouterButtonLink, RouterLink } from '../../../ui/link/router-link.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { organizationPage } from './desk-words.ts';
import { nextWords, stageWords } from './progress-words.ts';
import * as css from './progress.css.ts';

interface OverviewProps {
  readonly summary: ProgressSummary;
  readonly onRemind: (row: Progress) => void;
  /** Of which company it is being asked what it would get. */
  readonly pending: string | undefined;
  /** Why that can't be told. */
  readonly refusal: ReactNode;
}

/** Who needs staff, then how far all have come. */
export function ProgressOverview({ summary, onRemind, pending, refusal }: OverviewProps) {
  return (
    <Stack gap={4}>
      {refusal}
      <div className={css.overview}>
        <Needing of={summary.needing} onRemind={onRemind} pending={pending} />
        <HowFar summary={summary} />
      </div>
    </Stack>
  );
}

type NeedingProps = Pick<OverviewProps, 'onRemind' | 'pending'> & { readonly of: ProgressSummary['needing'] };

/** Five at most, each with the reason and the one thing to do. */
function Needing({ of: { total, first }, onRemind, pending }: NeedingProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.part}>
        <Heading level={2} look="title" id={id}>
          <Plural
            value={total}
            _0="No company needs you right now"
            one="One company needs you"
            other="# companies need you"
          />
        </Heading>
        {first.length === 0 ? (
          <Text>
            <Trans>All are checked, and whoever stands still was reminded.</Trans>
          </Text>
        ) : (
          <ul className={css.rows}>
            {first.map((row) => (
              <li key={row.id} className={css.needing}>
                <span className={css.who}>
                  <RouterLink variant="alone" {...organizationPage(row.id)}>
                    {row.name}
                  </RouterLink>
                  <span className={css.why}>
                    {row.because === 'unchecked' ? (
                      <Trans>Waits for you to check it.</Trans>
                    ) : (
                      <Trans>Nobody here for 14 days. Next: {i18n._(nextWords[row.next ?? 'done'])}</Trans>
                    )}
                  </span>
                </span>
                {row.because === 'stalled' && row.remind === null ? (
                  <Button
                    variant="secondary"
                    size="compact"
                    isPending={pending === row.id}
                    onClick={() => onRemind(row)}
                  >
                    <Trans>Remind …</Trans>
                  </Button>
                ) : (
                  <RouterButtonLink variant="secondary" size="compact" {...organizationPage(row.id)}>
                    <Trans>Have a look</Trans>
                  </RouterButtonLink>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

/** How many have come to each step; every figure leads to exactly those. */
function HowFar({ summary: { total, stages: counted } }: Pick<OverviewProps, 'summary'>) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.part}>
        <Heading level={2} look="title" id={id}>
          <Plural value={total} one="How far the one company has come" other="How far all # have come" />
        </Heading>
        <BarList
          aria-labelledby={id}
          whole={total}
          bars={stages.map((stage) => ({
            id: stage,
            label: i18n._(stageWords[stage]),
            count: counted[stage],
            link: (
              <RouterLink variant="alone" to="/organizations-progress" search={{ reached: stage }}>
                {i18n._(stageWords[stage])}
              </RouterLink>
            ),
          }))}
        />
      </div>
    </Card>
  );
}
