import { fieldMessage, unnamedField } from '../../contract/kit/fields.messages.ts';
import type { AuditEntry } from '../../contract/audits/audits.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { translate } from '../i18n/texts.ts';
import { tableMessages } from '../kit/tables.messages.ts';
import type { TableColumn } from '../kit/tables.ts';
import { actorWords, eventWords, subjectWords } from './audits.words.ts';

const subjects: Readonly<Record<string, string>> = subjectWords;

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

/** The columns of the log's page; what stands there in one cell has one each, to be sorted and counted by. */
export const auditColumns: readonly TableColumn<AuditEntry>[] = [
  { header: 'When', cell: ({ at }, { moment }) => moment(at) },
  { header: 'About', cell: ({ subject: { type } }, { word }) => word(subjects[type] ?? type) },
  { header: 'What', cell: ({ event }, { word }) => word(eventWords[event] ?? event) },
  { header: 'Name', cell: ({ subject }) => subject.name },
  { header: 'By', cell: ({ actor }, { word }) => word(actorWords[actor.kind]) },
  { header: tableMessages.person, cell: ({ actor }) => actor.name },
  { header: 'Details', cell: ({ fields }, { locale }) => fieldNames(fields, locale) || null },
  { header: tableMessages.reason, cell: ({ reason }) => reason },
];
