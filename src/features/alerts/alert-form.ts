import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { alerts } from '../../../contract/alerts/alerts.endpoints.ts';
import { type Alert, createAlertSchema, hasCriterion, type NewAlert } from '../../../contract/alerts/alerts.schema.ts';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import * as choices from '../../kit/fields/choices.tsx';
import { type FieldContext, recordForm, storedAs } from '../../kit/fields/fields.ts';
import * as found from '../../kit/fields/found-by-typing.tsx';
import * as field from '../../kit/fields/kinds.tsx';
import { criteriaField } from './criteria-field.tsx';
import { intervalWords, recipientsInWords } from './alert-words.ts';
import { localeOf } from '../../i18n/in-both.ts';

/** An alert that is on looks for something, and tells somebody. */
const aliveSchema = v.pipe(
  createAlertSchema as v.GenericSchema<NewAlert>,
  v.forward(
    v.check(({ criteria, status }) => status === 'draft' || hasCriterion(criteria), 'criteria_needed'),
    ['criteria'],
  ),
  v.forward(
    v.check(({ recipient_ids, status }) => status === 'draft' || recipient_ids?.length !== 0, 'required'),
    ['recipient_ids'],
  ),
);

const recipients = found.someOffered(msg`Who gets the e-mail?`, {
  part: msg`Recipients`,
  help: msg`Colleagues can unsubscribe for themselves.`,
  required: true,
  add: msg`Add a colleague`,
  from: choices.colleagues,
});

/** Whom an alert looks for, how often it tells, and whom. */
export const alertForm = recordForm(alerts, {
  schema: aliveSchema,
  fields: {
    criteria: criteriaField,
    interval: choices.oneOf(msg`How often?`, intervalWords, {
      part: msg`E-mail`,
      help: msg`At seven in the morning, and only when somebody new matches.`,
    }),
    recipient_ids: storedAs(
      (alert: Alert) => alert.recipients.map(({ employee_id }) => employee_id),
      recipients,
      (alert, { i18n }) => recipientsInWords(i18n, alert),
    ),
    name: field.text(msg`Name`, { help: msg`It heads the e-mail and stands in your list.` }),
    email_template_id: choices.oneOffered(msg`E-mail template`, {
      help: msg`Chosen already when you write to somebody from this alert.`,
      none: msg`None`,
      from: ({ i18n, offers }: FieldContext<{ readonly templates: readonly EmailTemplate[] }>) =>
        offers.templates.map(({ id, name }) => ({ value: id, label: name[localeOf(i18n)] })),
    }),
  },
});
