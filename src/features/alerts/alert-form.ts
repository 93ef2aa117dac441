import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { alerts, estimateAlert } from '../../../contract/alerts/alerts.endpoints.ts';
import { type Alert, createAlertSchema, mostMatches } from '../../../contract/alerts/alerts.schema.ts';
import { hasCriterion } from '../../../contract/search/estimate.schema.ts';
import { call } from '../../api/call.ts';
import * as choices from '../../kit/fields/choices.tsx';
import { recordForm, storedAs } from '../../kit/fields/fields.ts';
import * as found from '../../kit/fields/found-by-typing.tsx';
import * as field from '../../kit/fields/kinds.tsx';
import { criteriaField } from '../../kit/search-filters/criteria-field.tsx';
import { alertPage, intervalWords, recipientsInWords } from './alert-words.ts';

/** An alert that is on looks for something, and tells somebody. */
const aliveSchema = v.pipe(
  createAlertSchema as v.GenericSchema<v.InferOutput<typeof createAlertSchema>>,
  v.forward(
    v.check(({ criteria, status }) => status === 'draft' || hasCriterion(criteria), 'criteria_needed'),
    ['criteria'],
  ),
  v.forward(
    v.check(({ recipient_ids, status }) => status === 'draft' || recipient_ids?.length !== 0, 'required'),
    ['recipient_ids'],
  ),
);

/** Whom an alert looks for, how often it tells, and whom. */
export const alertForm = recordForm(alerts, {
  schema: aliveSchema,
  fields: {
    criteria: criteriaField(msg`Whom are you looking for?`, {
      part: msg`Looks for`,
      estimate: async (filter, signal) => (await call(estimateAlert, { query: { filter } }, { signal })).data,
      most: [mostMatches, (most) => msg`: too many, an alert takes up to ${most}. Please narrow it.`],
      same: [msg`You have an alert with these filters already:`, alertPage],
    }),
    interval: choices.oneOf(msg`How often?`, intervalWords, {
      part: msg`E-mail`,
      help: msg`At seven in the morning, and only when somebody new matches.`,
    }),
    recipient_ids: storedAs(
      (alert: Alert) => alert.recipients.map(({ employee_id }) => employee_id),
      found.someOffered(msg`Who gets the e-mail?`, {
        part: msg`Recipients`,
        help: msg`Colleagues can unsubscribe for themselves.`,
        required: true,
        add: msg`Add a colleague`,
        from: choices.colleagues,
      }),
      (alert, { i18n }) => recipientsInWords(i18n, alert),
    ),
    name: field.text(msg`Name`, { help: msg`It heads the e-mail and stands in your list.` }),
    email_template_id: choices.oneOffered(msg`E-mail template`, {
      help: msg`Chosen already when you write to somebody from this alert.`,
      none: msg`None`,
      from: choices.named('templates'),
    }),
  },
});
