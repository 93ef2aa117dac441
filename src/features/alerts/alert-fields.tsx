import { useStore } from '@tanstack/react-form';
import { useLingui } from '@lingui/react/macro';
import type { AlertInterval, NewAlert } from '../../../contract/alerts/alerts.schema.ts';
import { alertIntervals } from '../../../contract/alerts/alerts.search.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import type { SavedForm } from '../../kit/saved-form.ts';
import { useFiltersInWords } from '../../kit/search-filters/criteria.ts';
import type { FilterValues } from '../../kit/search-filters/filter-values.ts';
import { SearchFilters } from '../../kit/search-filters/search-filters.tsx';
import { isPlaceUnknown } from '../../kit/search-filters/unknown-place.ts';
import { useLiveList } from '../../kit/use-live-list.ts';
import { MultiCombobox } from '../../ui/combobox/multi-combobox.tsx';
import { FieldGroup } from '../../ui/field/field.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { type AlertValues, alertFormSchema } from './alert-form.values.ts';
import type { Offers } from './alert-in-words.ts';
import { intervalWords } from './alert-words.ts';
import * as css from './alerts.css.ts';
import { providedEstimate } from './alerts.actors.ts';
import { LiveCount } from './live-count.tsx';

interface AlertFieldsProps extends SavedForm<NewAlert> {
  readonly values: AlertValues;
  readonly offers: Offers;
}

/** Whom an alert looks for, how often it tells, and whom. */
export function AlertFields({ values, offers, submit, draft, record, children }: AlertFieldsProps) {
  const { t, i18n } = useLingui();
  const inWords = useFiltersInWords(offers);
  const nameOf = (criteria: FilterValues) => {
    const words = inWords(criteria).slice(0, 2).join(', ').slice(0, 120);
    return words.charAt(0).toLocaleUpperCase(i18n.locale) + words.slice(1);
  };
  const form = useAppForm({ schema: alertFormSchema(nameOf), defaultValues: values, submit, draft, record });
  const criteria = useStore(form.api.store, (state) => state.values.criteria);
  const count = useLiveList(providedEstimate, { ...criteria });
  const isUnknown = isPlaceUnknown(count.answer, criteria) || 'criteria.centre' in form.formError.fields;
  return (
    <AppForm form={form} isLong>
      <form.Field name="criteria">
        {(field) => (
          <FieldGroup {...form.bind(field)} label={t`Whom are you looking for?`} required>
            {() => (
              <div className={css.criteria}>
                <div className={css.filters}>
                  <SearchFilters
                    {...offers}
                    values={field.state.value}
                    isPlaceUnknown={isUnknown}
                    placeName="criteria.centre"
                    onChange={(next, isTyping) => {
                      if (isTyping) count.markTyping();
                      form.bind(field).onChange(next);
                    }}
                  />
                </div>
                <LiveCount answer={isUnknown ? undefined : count.answer} isBusy={count.isBusy} />
              </div>
            )}
          </FieldGroup>
        )}
      </form.Field>
      <form.Field name="interval">
        {(field) => (
          <RadioCards<AlertInterval>
            {...form.bind(field)}
            label={t`How often?`}
            help={t`At seven in the morning, and only when somebody new matches.`}
            layout="sideBySide"
            required
            options={alertIntervals.map((value) => ({ value, label: i18n._(intervalWords[value]) }))}
          />
        )}
      </form.Field>
      <form.Field name="recipient_ids">
        {(field) => (
          <MultiCombobox
            {...form.bind(field)}
            values={field.state.value}
            label={t`Who gets the e-mail?`}
            help={t`Colleagues can unsubscribe for themselves.`}
            placeholder={t`Add a colleague`}
            required
            options={offers.colleagues.map(({ id, firstname, lastname }) => ({
              value: id,
              label: `${firstname} ${lastname}`,
            }))}
          />
        )}
      </form.Field>
      <form.Field name="name">
        {(field) => (
          <TextField
            {...form.bind(field)}
            value={field.state.value ?? nameOf(criteria)}
            label={t`Name`}
            help={t`It heads the e-mail and stands in your list.`}
            autoComplete="off"
            maxLength={120}
            required
          />
        )}
      </form.Field>
      <form.Field name="email_template_id">
        {(field) => (
          <Select
            {...form.bind(field)}
            label={t`E-mail template`}
            help={t`Chosen already when you write to somebody from this alert.`}
            options={[
              { value: '', label: t`None` },
              ...offers.templates.map(({ id, name }) => ({
                value: id,
                label: name[i18n.locale === 'de' ? 'de' : 'en'],
              })),
            ]}
          />
        )}
      </form.Field>
      {children({
        isPending: form.isPending,
        takeStored: form.takeStored,
        setStatus: (status) => form.api.setFieldValue('status', status),
      })}
    </AppForm>
  );
}
