import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReceivedRecommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { useSessionActor } from '../../api/session.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';
import { saveShown } from './own-applicant.calls.ts';
import * as css from './account.css.ts';

interface RecommendersProps {
  readonly recommenders: readonly ReceivedRecommendation[];
  readonly onChanged: () => Promise<void>;
}

/** Who recommends the reader, what they say, and whether companies see that somebody does. */
export function Recommenders({ recommenders, onChanged }: RecommendersProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const sayWhy = useRefusedAct();
  const session = useSessionActor();
  const [pending, setPending] = useState<string>();
  if (recommenders.length === 0) return null;
  const save = async ({ id, organization }: ReceivedRecommendation, shown: boolean) => {
    setPending(id);
    try {
      const { data } = await saveShown(id, shown);
      // as it is by now: another form may have saved meanwhile
      const applicant = selectMe(session.getSnapshot())?.applicant;
      if (applicant) {
        const recommended = data.some((one) => one.shown);
        session.send({ type: 'me.patched', patch: { applicant: { ...applicant, recommended } } });
      }
      notify.show({
        tone: 'success',
        title: shown
          ? t`The recommendation of ${organization} is shown again`
          : t`The recommendation of ${organization} is hidden`,
      });
    } catch (error) {
      sayWhy(error);
    }
    await onChanged();
    setPending(undefined);
  };
  return (
    <AccountSection
      title={<Trans>Who recommends you</Trans>}
      about={
        <Text>
          <Trans>
            Companies see on your card that somebody recommends you, and who does once you say yes to them. You can hide
            each and show it again. Whoever wrote it reads that you hide it.
          </Trans>
        </Text>
      }
    >
      <ul className={css.list}>
        {recommenders.map((one) => (
          <Recommender
            key={one.id}
            of={one}
            isPending={pending === one.id}
            onChange={() => void save(one, !one.shown)}
          />
        ))}
      </ul>
    </AccountSection>
  );
}

interface RecommenderProps {
  readonly of: ReceivedRecommendation;
  readonly isPending: boolean;
  readonly onChange: () => void;
}

function Recommender({ of: { organization, note, shown }, isPending, onChange }: RecommenderProps) {
  const { t } = useLingui();
  return (
    <li className={css.browser}>
      <div className={css.words}>
        <Stack gap={2} align="start">
          <span className={css.name}>{organization}</span>
          {note === '' ? null : <blockquote className={css.quote}>{note}</blockquote>}
          {shown ? null : (
            <Text look="small">
              <Trans>Hidden: no company sees it.</Trans>
            </Text>
          )}
        </Stack>
      </div>
      <Button
        variant="secondary"
        size="compact"
        isPending={isPending}
        aria-label={
          shown ? t`Hide the recommendation of ${organization}` : t`Show the recommendation of ${organization} again`
        }
        onClick={onChange}
      >
        {shown ? <Trans>Hide</Trans> : <Trans>Show again</Trans>}
      </Button>
    </li>
  );
}
