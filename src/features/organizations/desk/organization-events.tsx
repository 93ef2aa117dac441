import { useLingui } from '@lingui/react/macro';
import { organizations } from '../../../../contract/organizations/desk.endpoints.ts';
import type { Organization } from '../../../../contract/organizations/organizations.schema.ts';
import { type Question, RecordEvents } from '../../../kit/record-events.tsx';
import { useChanged } from '../../../kit/use-changed.ts';
import { useReason } from '../../../kit/use-reason.ts';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';
import { eventWords } from './desk-words.ts';

/** What staff may do with a company now. What keeps it from going on asks why: everybody there reads the answer. */
export function OrganizationEvents({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const notify = useNotify();
  const why = useReason(`organization.${organization.id}`);
  const { name } = organization;
  const ask = (question: Pick<Question, 'title' | 'description' | 'confirm' | 'isReversible'>): Question => ({
    ...question,
    keep: t`Cancel`,
    details: why.details,
    check: why.check,
    children: (
      <TextArea
        {...why.field}
        label={t`Why?`}
        help={t`Everybody of the company reads this by e-mail and on its page.`}
        errors={why.isMissing ? [t`Please write why.`] : []}
        required
        rows={4}
      />
    ),
  });
  return (
    <RecordEvents
      record={{ id: organization.id, events: organization.events }}
      transition={organizations.transition}
      words={eventWords}
      looks={{ verify: 'primary', reactivate: 'primary', archive: 'quiet', reject: 'quiet' }}
      asks={{
        suspend: ask({
          title: t`Pause ${name}?`,
          description: t`Until you activate it again, nobody of it can search or write, and applicants don’t see it. Open messages end now; applicants are told that it takes no part at the moment.`,
          confirm: t`Pause`,
          isReversible: true,
        }),
        archive: ask({
          title: t`End the part of ${name}?`,
          description: t`Nobody of it can search or write any more, and applicants don’t see it. Open messages end now, and open invitations stop working. You can bring it back.`,
          confirm: t`End its part`,
        }),
        reject: ask({
          title: t`Reject ${name}?`,
          description: t`It can’t begin here, and open invitations stop working. You can bring it back.`,
          confirm: t`Reject`,
        }),
      }}
      onChanged={useChanged('/organizations')}
      onDone={(event) => {
        why.forget();
        const done = {
          verify: t`${name} is verified`,
          reject: t`${name} is rejected`,
          suspend: t`${name} is paused`,
          reactivate: t`${name} takes part again`,
          restore: t`${name} is back, and paused`,
          archive: t`${name} no longer takes part`,
        };
        notify.show({ tone: 'success', title: done[event] });
      }}
    />
  );
}
