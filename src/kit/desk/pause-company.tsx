import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { organizations } from '../../../contract/organizations/desk.endpoints.ts';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { RecordEvents } from '../record-events.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { useAskWhy, usePauseWords } from './ask-why.tsx';

interface PauseCompanyProps {
  readonly organization: Organization;
  /** Reads again what shows it. */
  readonly onChanged: () => Promise<void>;
}

/** Pauses a company where staff read what was reported of it; the company isn't told by whom. */
export function PauseCompany({ organization, onChanged }: PauseCompanyProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const { id, name, events } = organization;
  const { ask, forget } = useAskWhy(id, t`Please don’t write who reported it, nor what only they can know.`);
  const { done, ...question } = usePauseWords(name);
  return (
    <RecordEvents
      record={{ id, events: events.filter((event) => event === 'suspend') }}
      transition={organizations.transition}
      words={{ suspend: msg`Pause company …` }}
      looks={{ suspend: 'secondary' }}
      asks={{ suspend: ask(question) }}
      onChanged={onChanged}
      onDone={() => {
        forget();
        notify.show({ tone: 'success', title: done });
      }}
    />
  );
}
