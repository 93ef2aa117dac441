import type { Progress } from '../../contract/organizations/progress.schema.ts';
import { tableMessages } from '../kit/tables.messages.ts';
import type { TableColumn } from '../kit/tables.ts';
import { nextWords, stageWords, statusWords, usageWords } from './desk.words.ts';

/** The columns of the page; the six steps by name, and figures instead of words where one sorts by them. */
export const progressColumns: readonly TableColumn<Progress>[] = [
  { header: 'Company', cell: ({ name }) => name },
  { header: 'Status', cell: ({ status }, { word }) => word(statusWords[status]) },
  { header: 'Here for', cell: ({ usage_type }, { word }) => word(usageWords[usage_type ?? 'unsaid']) },
  { header: tableMessages.percent, cell: ({ percent }) => percent },
  {
    header: 'Has come to',
    cell: ({ stages }, { word }) => stages.map((stage) => word(stageWords[stage])).join(', ') || null,
  },
  { header: 'Next step', cell: ({ next }, { word }) => word(nextWords[next ?? 'done']) },
  {
    header: tableMessages.reminded,
    cell: ({ reminded_at }, { day }) => (reminded_at === null ? null : day(reminded_at)),
  },
  { header: tableMessages.last_here, cell: ({ last_active_days }) => last_active_days },
  { header: 'Activity', cell: ({ stalled }, { word }) => (stalled ? word('Stands still') : null) },
];
