import { useLingui } from '@lingui/react/macro';
import type { Alert } from '../../../contract/alerts/alerts.schema.ts';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { type Offered, useFiltersInWords, valuesOf } from '../../kit/search-filters/criteria.ts';
import type { InWords } from '../../kit/use-stored-form.tsx';
import { intervalWords } from './alert-words.ts';

/** What the form of an alert offers. */
export interface Offers extends Offered {
  readonly colleagues: readonly Employee[];
  readonly templates: readonly EmailTemplate[];
}

/** What an alert says, part by part. */
export function useAlertInWords(offered: Offered) {
  const { t, i18n } = useLingui();
  const filters = useFiltersInWords(offered);
  const words = {
    day: (moment: string | null) =>
      moment === null ? '–' : i18n.date(moment, { weekday: 'short', day: 'numeric', month: 'short' }),
    criteria: ({ criteria }: Alert) => filters(valuesOf(criteria)).join(' · '),
    recipients: ({ recipients }: Alert) =>
      recipients.map(({ fullname, opted_out }) => (opted_out ? t`${fullname} (unsubscribed)` : fullname)).join(', '),
    template: ({ email_template_id }: Alert, { templates }: Offers) =>
      templates.find(({ id }) => id === email_template_id)?.name[i18n.locale === 'de' ? 'de' : 'en'],
  };
  const inWords = (alert: Alert, offers: Offers): InWords => [
    [t`Name`, alert.name],
    [t`Looks for`, words.criteria(alert)],
    [t`E-mail`, i18n._(intervalWords[alert.interval])],
    [t`Recipients`, words.recipients(alert)],
    [t`E-mail template`, words.template(alert, offers) ?? t`none`],
  ];
  return { ...words, inWords };
}
