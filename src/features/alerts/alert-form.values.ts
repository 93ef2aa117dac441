import * as v from 'valibot';
import {
  type Alert,
  type AlertInterval,
  createAlertSchema,
  hasCriterion,
  type NewAlert,
} from '../../../contract/alerts/alerts.schema.ts';
import { valuesOf as criteriaOf } from '../../kit/search-filters/criteria.ts';
import { type FilterValues, filterOf } from '../../kit/search-filters/filter-values.ts';

export interface AlertValues {
  /** Null as long as the criteria name it. */
  name: string | null;
  criteria: FilterValues;
  interval: AlertInterval;
  recipient_ids: string[];
  /** Empty for none. */
  email_template_id: string;
  status: 'draft' | 'active';
}

/** Of whoever begins it, with what they looked for. */
export const newAlert = (criteria: FilterValues, ownId: string | undefined): AlertValues => ({
  name: null,
  criteria,
  interval: 'daily',
  recipient_ids: ownId === undefined ? [] : [ownId],
  email_template_id: '',
  status: 'active',
});

/** An alert with its recipients as they are sent. */
export const withRecipients = (alert: Alert) => ({
  ...alert,
  recipient_ids: alert.recipients.map(({ employee_id }) => employee_id),
});

export const valuesOf = (alert: Alert): AlertValues => ({
  name: alert.name,
  criteria: criteriaOf(alert.criteria),
  interval: alert.interval,
  recipient_ids: withRecipients(alert).recipient_ids,
  email_template_id: alert.email_template_id ?? '',
  // a draft is let off with less until it is switched on
  status: alert.status === 'draft' ? 'draft' : 'active',
});

/** An alert that is on looks for something, and tells somebody. */
const aliveSchema: v.GenericSchema<NewAlert> = v.pipe(
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

/** The contract's rules over the form's values. */
export const alertFormSchema = (nameOf: (criteria: FilterValues) => string) =>
  v.pipe(
    v.custom<AlertValues>((input) => typeof input === 'object' && input !== null),
    v.transform(({ name, criteria, email_template_id, ...rest }): NewAlert => ({
      ...rest,
      name: name ?? nameOf(criteria),
      criteria: filterOf(criteria),
      email_template_id: email_template_id === '' ? null : email_template_id,
    })),
    aliveSchema,
  );
