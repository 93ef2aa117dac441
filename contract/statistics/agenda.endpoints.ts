import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { agendaSchema } from './agenda.schema.ts';

export const showAgenda = endpoint({
  name: 'employees.agenda',
  method: 'GET',
  path: '/v1/employees/_agenda',
  summary: 'What the reader’s organization has before it: whom to call, today’s appointments, what ends, who is new.',
  access: { stage: 'onboarded', roles: ['employee'] },
  response: one(agendaSchema),
});
