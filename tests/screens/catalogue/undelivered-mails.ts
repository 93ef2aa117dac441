import { moveUndelivered } from '../../../contract/channels/undelivered-mails.endpoints.ts';
import { newId } from '../../../server/db/ids.ts';
import { recipientKey } from '../../../server/mail/safe-text.ts';
import { applicant, searching, staff, staffOfNobody } from '../people.ts';
import { heading, type Maker, press, type Screen, selector, text, withCall, withSending } from '../screen.ts';

interface Lost {
  readonly kind: string;
  readonly name: string;
  readonly email: string;
  readonly error: string;
  readonly days: number;
  readonly subject_id?: string | null;
}

/** Staff, and e-mails that never arrived: to an applicant, to a company, and to an address that nobody here has. */
const desk: Maker = async (stage) => {
  const [young, employed, person] = [
    await stage.person(applicant),
    await stage.person(searching),
    await stage.person(staff),
  ];
  const now = stage.world.clock.now();
  const invitation = await stage.within(person.tenant, (tx) =>
    tx
      .selectFrom('invitations')
      .select(['id', 'email', 'firstname', 'lastname'])
      .where('status', '=', 'pending')
      .where('held_at', 'is', null)
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );
  const rows: readonly Lost[] = [
    {
      kind: 'invitation',
      name: `${invitation.firstname} ${invitation.lastname}`,
      email: invitation.email,
      error: '554 5.7.1 Message rejected as spam',
      days: 0,
      subject_id: invitation.id,
    },
    { kind: 'ping', name: 'Lena Vogel', email: young.email, error: '550 5.1.1 No such user', days: 1 },
    {
      kind: 'organization_reminder',
      name: 'Jan Feld',
      email: employed.email,
      error: '552 5.2.2 Mailbox full',
      days: 3,
    },
    {
      kind: 'account_deleted',
      name: 'Donaudampfschifffahrt Weber',
      email: 'w@example.org',
      error: 'Message failed: 451 4.7.1 Greylisted, try again later',
      days: 9,
    },
  ];
  await stage.within(person.tenant, (tx) =>
    tx
      .insertInto('mails')
      .values(
        rows.map(({ kind, name, email, error, days, subject_id = null }) => ({
          tenant_id: person.tenant.id,
          id: newId(stage.world.clock),
          kind,
          subject_id,
          recipient_name: name,
          recipient_address: email,
          recipient_key: recipientKey(email),
          sender_name: person.tenant.name,
          subject: 'x',
          headers: JSON.stringify({ locale: 'de' }),
          status: 'failed' as const,
          send_at: now,
          last_error: error,
          created_at: new Date(now.getTime() - days * 86_400_000),
        })),
      )
      .execute(),
  );
  return person;
};

const row = selector('[role=table] tbody [role=row]');
const list = { route: 'undelivered.index', path: '/reports/undelivered', name: 'undelivered', as: desk } as const;

/** E-mails that didn't arrive, for staff. */
export const undeliveredScreens: readonly Screen[] = [
  ...withCall({ ...list, sees: row }, { url: '**/api/v1/undelivered-mails*', failed: heading('Unexpected error!') }),
  {
    ...list,
    name: 'undelivered.none',
    path: '/reports/undelivered?about=alert',
    sees: text('No e-mail fits this filter'),
  },
  { ...list, name: 'undelivered.empty', as: staffOfNobody, sees: text('Every e-mail has arrived') },
  ...withSending(
    { ...list, name: 'undelivered.again', act: press('Send again') },
    {
      endpoint: moveUndelivered,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
  ...withSending(
    { ...list, name: 'undelivered.done', act: press('Done') },
    {
      endpoint: moveUndelivered,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
];
