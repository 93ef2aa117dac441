import { useLingui } from '@lingui/react/macro';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import { mailedDays, type Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import type { InRow } from '../../kit/row-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { nameOf } from './name-of.ts';
import { eventLooks, eventWordsOf } from './recommendation-words.ts';
import { useKnownNotice } from './use-known-notice.ts';

/** Says whether the company knows somebody, or takes a recommendation back; what can't be taken back asks first. */
export function RecommendationEvents({ row: recommendation, begin }: InRow<Recommendation>) {
  const { t } = useLingui();
  const notify = useNotify();
  const known = useKnownNotice();
  const { lastname, email } = recommendation;
  const isOpen = lastname === null;
  const name = isOpen ? (email ?? '') : nameOf(recommendation);
  const keep = t`Keep it as it is`;
  const days = mailedDays;
  return (
    <RecordEvents
      record={recommendation}
      transition={recommendations.transition}
      words={eventWordsOf(recommendation)}
      looks={eventLooks}
      asks={{
        revoke: isOpen
          ? {
              title: t`Take back the e-mail to ${name}?`,
              description: t`Its link stops working; if it hasn’t gone out yet, it won’t. For ${days} days you can’t write to this address again.`,
              keep,
              confirm: t`Take back`,
            }
          : {
              title: t`You don’t know ${name}?`,
              description: t`Then nobody reads that you recommend them. They keep their account and can still be found. This can’t be undone.`,
              keep,
              confirm: t`We don’t know them`,
            },
        withdraw: {
          title: t`Take back the recommendation of ${name}?`,
          description: t`It no longer counts, and you no longer see whether they can be found. They keep their account. This can’t be undone.`,
          keep,
          confirm: t`Take back`,
        },
      }}
      onChanged={useChanged('/applicants')}
      onDone={(event) => {
        if (event === 'confirm') known([recommendation]);
        else notify.show({ tone: 'success', title: t`${name} is no longer recommended by you` });
      }}
      isInRow
      begin={begin}
    />
  );
}
