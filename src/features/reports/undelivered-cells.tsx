import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { archiveUndelivered } from '../../../contract/channels/undelivered-mails.endpoints.ts';
import type { UndeliveredMail } from '../../../contract/channels/undelivered-mails.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { TwoLines } from '../../ui/data-table/cells.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { helpOf, readerWords, whyWords } from './undelivered-words.ts';

interface Cell {
  readonly of: UndeliveredMail;
}

/** By name, with the way to the page that helps, and who it is. */
export function MailReader({ of: { to, reader, applicant_id, organization } }: Cell) {
  const { i18n } = useLingui();
  const who = [i18n._(readerWords[reader]), organization?.name, to.address].filter((part) => part !== undefined);
  return <TwoLines below={who.join(', ')}>{nameOf(to.name, applicant_id, reader, organization?.id)}</TwoLines>;
}

function nameOf(
  name: string,
  applicant_id: string | null,
  reader: UndeliveredMail['reader'],
  organization_id: string | undefined,
) {
  if (applicant_id !== null)
    return (
      <RouterLink variant="alone" to="/applicants/$applicant_id" params={{ applicant_id }}>
        {name}
      </RouterLink>
    );
  if (organization_id === undefined) return name;
  const to =
    reader === 'invited' ? '/organizations/$organization_id/invitations' : '/organizations/$organization_id/employees';
  return (
    <RouterLink variant="alone" to={to} params={{ organization_id }}>
      {name}
    </RouterLink>
  );
}

/** Why it didn't arrive, and below it what helps. */
export function Why({ of: mail }: Cell) {
  const { i18n } = useLingui();
  return <TwoLines below={i18n._(helpOf(mail))}>{i18n._(whyWords[mail.why])}</TwoLines>;
}

const words = { archive: msg`Done` };

/** Puts one away that staff have seen to. */
export function Put({ of: mail }: Cell) {
  const { t } = useLingui();
  const notify = useNotify();
  return (
    <RecordEvents
      record={mail}
      transition={archiveUndelivered}
      words={words}
      onChanged={useChanged('/reports/undelivered')}
      onDone={() => notify.show({ tone: 'success', title: t`Put away` })}
      isInRow
    />
  );
}
