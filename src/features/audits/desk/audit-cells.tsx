import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { fieldMessage, unnamedField } from '../../../../contract/kit/fields.messages.ts';
import type { AuditEntry } from '../../../../contract/audits/audits.schema.ts';
import { eventMessages } from '../../../../contract/audits/events.messages.ts';
import { subjectMessages } from '../../../../contract/audits/subjects.messages.ts';
import { takenTable } from '../../../../contract/audits/taken-table.ts';
import { useTimezone } from '../../../api/tenant.ts';
import { TwoLines } from '../../../ui/data-table/cells.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { actorWords, tableWords } from './audit-words.ts';

interface Of {
  readonly of: AuditEntry;
}

/** What is called by a name that no page knows any more keeps the name. */
function wordFor(i18n: I18n, words: Readonly<Record<string, MessageDescriptor>>, name: string): string {
  const word = Object.hasOwn(words, name) ? words[name] : undefined;
  return word ? i18n._(word) : name;
}

/** What it was done to, and what it was. */
export function Event({ of: { subject, event } }: Of) {
  const { i18n } = useLingui();
  return `${wordFor(i18n, subjectMessages, subject.type)}: ${wordFor(i18n, eventMessages, event)}`;
}

/** The company or person by name, with the way to their page. */
export function Subject({ of: { subject } }: Of) {
  const { type, id, name } = subject;
  if (name === null) return '–';
  return type === 'Organization' ? (
    <RouterLink variant="alone" to="/organizations/$organization_id" params={{ organization_id: id }}>
      {name}
    </RouterLink>
  ) : (
    name
  );
}

/** Who has no account, or none any more, is told by kind alone. */
export function Actor({ of: { actor } }: Of) {
  const { i18n } = useLingui();
  const kind = i18n._(actorWords[actor.kind]);
  return actor.name === null ? kind : <TwoLines below={kind}>{actor.name}</TwoLines>;
}

/** To the minute, as the tenant's clock shows it. */
export function Moment({ of: { at } }: Of) {
  const { i18n } = useLingui();
  const timeZone = useTimezone();
  const day = i18n.date(at, { dateStyle: 'medium', timeZone });
  return <TwoLines below={i18n.date(at, { timeStyle: 'short', timeZone })}>{day}</TwoLines>;
}

/** Which fields, as the forms call them, and why. Places on a map follow from an address. Of a table taken as a file, which. */
export function Changes({ of: { event, fields, reason } }: Of) {
  const { i18n } = useLingui();
  const named = event === 'export' ? tableTaken(i18n, fields) : fieldNames(i18n, fields);
  const parts = [[...new Set(named)].join(', '), reason].filter(Boolean);
  return parts.length === 0 ? '–' : parts.join(' · ');
}

function fieldNames(i18n: I18n, fields: readonly string[]): string[] {
  return fields
    .filter((field) => !['lat', 'lng', 'area_id'].includes(field))
    .map((field) => {
      const message = fieldMessage(field);
      return message === unnamedField ? field : i18n._(message.id, {}, { message: message.message });
    });
}

/** Which table, what was searched for in it, and that it was not whole. */
function tableTaken(i18n: I18n, fields: readonly string[]): string[] {
  const { table, searched, isNarrowed } = takenTable(fields);
  return [
    wordFor(i18n, tableWords, table),
    ...(searched === undefined ? [] : [i18n._(msg`searched for “${searched}”`)]),
    ...(isNarrowed ? [i18n._(tableWords.filtered)] : []),
  ];
}
