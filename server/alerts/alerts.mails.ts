import { pageToCome } from '../channels/unsubscribe-link.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import type { SearchResult } from '../../contract/search/search.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { translate } from '../i18n/texts.ts';
import { greetingMail } from '../mail/greeting.ts';
import type { MailBlock } from '../mail/message.ts';
import { queueMail } from '../mail/outbox.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { AlertRow } from './alerts.repository.ts';
import type { Reader } from './readers.repository.ts';
import type { UntoldRun } from './runs.repository.ts';

/** What a run has found, as far as the search finds it at the time of the mail. */
export interface Section {
  readonly run: UntoldRun;
  readonly found: readonly SearchResult[];
  readonly total: number;
}

const words = {
  subject: /*i18n*/ {
    id: 'mail.alert_matches.subject',
    message: '{count, plural, one {# new match} other {# new matches}} for your saved searches',
  },
  text: /*i18n*/ {
    id: 'mail.alert_matches.text',
    message: 'since the last e-mail your saved searches have found somebody new.',
  },
  section: /*i18n*/ {
    id: 'mail.alert_matches.section',
    message: '{name}: {count, plural, one {# new match} other {# new matches}}',
  },
  near: /*i18n*/ { id: 'mail.alert_matches.near', message: '{occupation}, up to {km} km from {place}' },
  nearCompany: /*i18n*/ { id: 'mail.alert_matches.near_company', message: '{occupation}, up to {km} km from you' },
  all: /*i18n*/ { id: 'mail.alert_matches.all', message: 'See all of “{name}”:' },
  button: /*i18n*/ { id: 'mail.alert_matches.button', message: 'See the matches' },
  stop: /*i18n*/ { id: 'mail.alert_matches.stop', message: 'No more e-mails about “{name}” to you:' },
  note: /*i18n*/ {
    id: 'mail.alert_matches.note',
    message: 'Whoever is no longer looking when you open the list does not stand in it any more.',
  },
};

const stillNeeded = {
  subject: /*i18n*/ { id: 'mail.alert_still_needed.subject', message: 'Do you still need “{name}”?' },
  text: /*i18n*/ {
    id: 'mail.alert_still_needed.text',
    message:
      'nobody has looked at what your saved search “{name}” finds for half a year. A click keeps it; without one it pauses in 30 days, and can be resumed at any time.',
  },
  button: /*i18n*/ { id: 'mail.alert_still_needed.button', message: 'Yes, keep it' },
};

type Say = (message: Message, values?: Record<string, string | number>) => string;
const sayIn =
  (locale: Locale): Say =>
  (message, values) =>
    translate(locale, message, values);

/** Nothing by which a person is known: occupation and how far at most. */
function rowOf({ occupation, match }: SearchResult, say: Say): string {
  const distance = match.reasons.find((reason) => reason.kind === 'distance');
  if (!distance) return occupation.name;
  const values = { occupation: occupation.name, km: distance.within_km };
  return distance.place === null
    ? say(words.nearCompany, values)
    : say(words.near, { ...values, place: distance.place });
}

interface SectionLinks {
  readonly all: string;
  /** Ends the mails of this alert for this reader; the others go on. */
  readonly stop: string;
}

function sectionBlocks(
  { run, found, total }: Section,
  say: Say,
  { all, stop }: SectionLinks,
  isOnly: boolean,
): readonly MailBlock[] {
  return [
    { kind: 'text', text: say(words.section, { name: run.name, count: total }) },
    { kind: 'list', items: found.map((row) => rowOf(row, say)) },
    isOnly
      ? { kind: 'button', label: say(words.button), url: all }
      : { kind: 'link', text: say(words.all, { name: run.name }), url: all },
    { kind: 'link', text: say(words.stop, { name: run.name }), url: stop },
  ];
}

const linkTo = ({ config }: Pick<Deps, 'config'>, tenant: TenantRow, runId: string): string =>
  tenantUrl(config, tenant, `/search?alert_run_id=${runId}`);

/** What the runs of a morning have found, to one of those they tell. */
export async function queueDigestMail(
  tx: TenantTx,
  reader: Reader,
  sections: readonly Section[],
  tenant: TenantRow,
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<void> {
  const say = sayIn(reader.locale);
  const count = sections.reduce((sum, { total }) => sum + total, 0);
  const linksOf = ({ run: { id, alert_id } }: Section): SectionLinks => ({
    all: linkTo(deps, tenant, id),
    stop: pageToCome(tenant, alert_id),
  });
  await queueMail(tx, {
    kind: 'alert_matches',
    to: { name: `${reader.firstname} ${reader.lastname}`, address: reader.email },
    locale: reader.locale,
    tenant,
    message: greetingMail(
      reader,
      'formal',
      { subject: say(words.subject, { count }), text: say(words.text) },
      ...sections.flatMap((section) => sectionBlocks(section, say, linksOf(section), sections.length === 1)),
      { kind: 'note', text: say(words.note) },
    ),
    subject_id: reader.user_id,
    activities: sections.map(({ run }) => ({
      user_id: reader.user_id,
      alert_id: run.alert_id,
      alert_run_id: run.id,
    })),
    now,
  });
}

/** Asks those whom an alert tells whether they still need it; by the link to what it found last, which says yes. */
export async function queueStillNeededMails(
  tx: TenantTx,
  alert: AlertRow,
  runId: string | undefined,
  readers: readonly Reader[],
  tenant: TenantRow,
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<void> {
  const url = runId === undefined ? tenantUrl(deps.config, tenant, `/alerts/${alert.id}`) : linkTo(deps, tenant, runId);
  for (const reader of readers) {
    const say = sayIn(reader.locale);
    const values = { name: alert.name };
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await queueMail(tx, {
      kind: 'alert_still_needed',
      to: { name: `${reader.firstname} ${reader.lastname}`, address: reader.email },
      locale: reader.locale,
      tenant,
      message: greetingMail(
        reader,
        'formal',
        { subject: say(stillNeeded.subject, values), text: say(stillNeeded.text, values) },
        { kind: 'button', label: say(stillNeeded.button), url },
      ),
      subject_id: reader.user_id,
      activities: [
        { user_id: reader.user_id, alert_id: alert.id, ...(runId !== undefined && { alert_run_id: runId }) },
      ],
      now,
    });
  }
}
