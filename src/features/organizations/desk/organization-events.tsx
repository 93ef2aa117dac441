import { useLingui } from '@lingui/react/macro';
import { organizations } from '../../../../contract/organizations/desk.endpoints.ts';
import type { Organization } from '../../../../contract/organizations/organizations.schema.ts';
import { RecordEvents } from '../../../kit/record-events.tsx';
import { useChanged } from '../../../kit/use-changed.ts';
import { useNotify } from '../../../ui/toast/notify.ts';
import { useAskWhy, usePauseWords } from '../../../kit/desk/ask-why.tsx';
import { eventWords } from './desk-words.ts';

/** What staff may do with a company now. What keeps it from going on asks why: everybody there reads the answer. */
export function OrganizationEvents({ organization }: { organization: Organization }) {
  const { t } = useLingui();
  const notify = useNotify();
  const { name } = organization;
  const { ask, forget } = useAskWhy(organization.id);
  const { done: paused, ...pause } = usePauseWords(name);
  return (
    <RecordEvents
      record={{ id: organization.id, events: organization.events }}
      transition={organizations.transition}
      words={eventWords}
      looks={{ verify: 'primary', reactivate: 'primary', archive: 'quiet', reject: 'quiet' }}
      asks={{
        suspend: ask(pause),
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
        forget();
        const done = {
          verify: t`${name} is verified`,
          reject: t`${name} is rejected`,
          suspend: paused,
          reactivate: t`${name} takes part again`,
          restore: t`${name} is back, and paused`,
          archive: t`${name} no longer takes part`,
        };
        notify.show({ tone: 'success', title: done[event] });
      }}
    />
  );
}
