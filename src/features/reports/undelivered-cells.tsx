import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { moveUndelivered } from '../../../contract/channels/undelivered-mails.endpoints.ts';
import type { UndeliveredMail } from '../../../contract/channels/undelivered-mails.schema.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { TwoLines } from '../../ui/data-table/cells.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { againWordsOf, helpOf, readerWords, whyWords } from './undelivered-words.ts';
import * as css from './undelivered.css.ts';

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

/** Why it didn’t arrive, and below it what helps, with the way to where the address is put right. */
export function Why({ of: mail }: Cell) {
  const { i18n } = useLingui();
  const { again } = mail;
  const help = [helpOf(mail), ...(again === 'resend' ? [] : [againWordsOf[again]])];
  return (
    <div className={css.why}>
      <TwoLines
        below={
          <>
            {help.map((said) => i18n._(said)).join(' ')} <Correct of={mail} />
          </>
        }
      >
        {i18n._(whyWords[mail.why])}
      </TwoLines>
    </div>
  );
}

/** Where somebody else than its owner may put an address right, while an answer is awaited. */
function Correct({ of: { again, reader, applicant_id, organization } }: Cell) {
  if (again !== 'resend') return null;
  const words = <Trans>Correct the address</Trans>;
  if (reader === 'guardian' && applicant_id !== null)
    return (
      <RouterLink to="/applicants/$applicant_id" params={{ applicant_id }}>
        {words}
      </RouterLink>
    );
  if (reader === 'invited' && organization !== null)
    return (
      <RouterLink to="/organizations/$organization_id/invitations" params={{ organization_id: organization.id }}>
        {words}
      </RouterLink>
    );
  return null;
}

const words = { resend: msg`Send again`, archive: msg`Done` };

/** Sends one again, or puts it away. */
export function MailEvents({ of: mail }: Cell) {
  const { t } = useLingui();
  const notify = useNotify();
  const sent = {
    tone: 'success',
    title: t`The e-mail is on its way`,
    message: t`Should it not arrive either, it stands here again.`,
  } as const;
  return (
    <RecordEvents
      record={mail}
      transition={moveUndelivered}
      words={words}
      looks={{ archive: 'quiet' }}
      onChanged={useChanged('/reports/undelivered')}
      onDone={(event) => notify.show(event === 'resend' ? sent : { tone: 'success', title: t`Put away` })}
      isInRow
    />
  );
}
