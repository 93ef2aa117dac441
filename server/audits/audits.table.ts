import { fieldMessage, unnamedField } from '../../contract/kit/fields.messages.ts';
import type { AuditEntry } from '../../contract/audits/audits.schema.ts';
import { eventMessages } from '../../contract/audits/events.messages.ts';
import { subjectMessages } from '../../contract/audits/subjects.messages.ts';
import { takenTable } from '../../contract/audits/taken-table.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import { tableMessages } from '../kit/tables.messages.ts';
import type { Speech, TableColumn } from '../kit/tables.ts';
import { actorWords, tableWords } from './audits.words.ts';

const subjects: Readonly<Record<string, Message>> = subjectMessages;

/** As the page says them: places on a map follow from an address. */
function fieldNames(fields: readonly string[], locale: Locale): string {
  const named = fields
    .filter((field) => !['lat', 'lng', 'area_id'].includes(field))
    .map((field) => {
      const message = fieldMessage(field);
      return message === unnamedField ? field : translate(locale, message);
    });
  return [...new Set(named)].join(', ');
}

/** Which table was taken as a file, what was searched for in it, and that it was not whole. */
function tableTaken(fields: readonly string[], { locale, word }: Speech): string {
  const { table, searched, isNarrowed } = takenTable(fields);
  return [
    word(tableWords[table] ?? table),
    searched === undefined ? '' : translate(locale, tableMessages.searched, { words: searched }),
    isNarrowed ? word('filtered') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const detailsOf = ({ event, fields }: AuditEntry, speech: Speech): string =>
  event === 'export' ? tableTaken(fields, speech) : fieldNames(fields, speech.locale);

/** The columns of the log's page; what stands there in one cell has one each, to be sorted and counted by. */
export const auditColumns: readonly TableColumn<AuditEntry>[] = [
  { header: 'When', cell: ({ at }, { moment }) => moment(at) },
  { header: 'About', cell: ({ subject: { type } }, { word }) => word(subjects[type] ?? type) },
  { header: 'What', cell: ({ event }, { word }) => word(eventMessages[event] ?? event) },
  { header: 'Name', cell: ({ subject }) => subject.name },
  { header: 'By', cell: ({ actor }, { word }) => word(actorWords[actor.kind]) },
  { header: tableMessages.person, cell: ({ actor }) => actor.name },
  { header: 'Details', cell: (entry, speech) => detailsOf(entry, speech) || null },
  { header: tableMessages.reason, cell: ({ reason }) => reason },
];
