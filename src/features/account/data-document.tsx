import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AccountExport } from '../../../contract/account/export.schema.ts';
import { formatLocales } from '../../../contract/kit/dates.ts';
import { useTimezone } from '../../api/tenant.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { PhoneNumberText } from '../../ui/phone-field/phone-number-text.tsx';
import { statusWords } from './data-status-words.ts';
import * as css from './data.css.ts';
import { fieldWords, partWords, valueWords } from './data-words.ts';
import { deviceInWords } from './device.ts';
import { localeOf } from '../../i18n/in-both.ts';

type Field = keyof typeof fieldWords;
type Part = keyof typeof partWords;
type Facts = Readonly<Partial<Record<Field, unknown>>>;

const isPart = (name: string): name is Part => name in partWords;
const parts = Object.keys(partWords).filter(isPart);

/** Everything stored, under headings and with the names of the fields; what is empty is left out. */
export function DataDocument({ data }: { data: AccountExport }) {
  const { _ } = useLingui();
  const shown = parts.flatMap((part) => {
    const content = data[part];
    const records: readonly Facts[] = content === undefined ? [] : Array.isArray(content) ? content : [content];
    return records.length === 0 ? [] : [{ part, records }];
  });
  return (
    <article className={css.document}>
      {shown.map(({ part, records }) => (
        <section key={part} className={css.part} aria-labelledby={`data-${part}`}>
          <Heading level={2} id={`data-${part}`}>
            {_(partWords[part])}
          </Heading>
          {records.some(hasPlaceholder) ? (
            <Text>
              <Trans>Where something stands in braces, each reader found their own: first name or link.</Trans>
            </Text>
          ) : null}
          {records.map((facts, index) => (
            <FactTable key={index} part={part} facts={facts} />
          ))}
        </section>
      ))}
    </article>
  );
}

function FactTable({ part, facts }: { part: Part; facts: Facts }) {
  const { _ } = useLingui();
  const say = useValue(part);
  const rows = (Object.keys(facts) as Field[]).flatMap((field) => {
    const value = facts[field];
    if (field === 'address' && typeof value === 'object' && value !== null)
      return Object.entries(value) as [Field, unknown][];
    return [[field, value] as const];
  });
  return (
    <dl className={css.facts}>
      {rows.map(([field, value]) => {
        const words = say(field, value);
        return words === '' ? null : (
          <div key={field} className={css.fact}>
            <dt className={css.label}>{_(fieldWords[field])}</dt>
            <dd className={css.value}>{words}</dd>
          </div>
        );
      })}
    </dl>
  );
}

const moment = /^\d{4}-\d{2}-\d{2}T/;
const day = /^\d{4}-\d{2}-\d{2}$/;

const hasPlaceholder = ({ subject, body }: Facts): boolean =>
  [subject, body].some((text) => typeof text === 'string' && /\{[a-z_.]+\}/.test(text));

const wordsIn = (part: Part, field: Field): Readonly<Record<string, MessageDescriptor>> | undefined =>
  field === 'status' && part in statusWords ? statusWords[part as keyof typeof statusWords] : valueWords[field];

/** How a value is said: words of the program in the reader's language, moments and days written out. */
function useValue(part: Part): (field: Field, value: unknown) => ReactNode {
  const { _, i18n } = useLingui();
  const locale = localeOf(i18n);
  const timeZone = useTimezone();
  const written = (iso: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(formatLocales[locale], options).format(new Date(iso));
  return (field, value) => {
    if (part === 'appointments' && field === 'place' && value === null) return _(msg`By phone`);
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return _(value ? msg`Yes` : msg`No`);
    if (Array.isArray(value)) return value.join(', ');
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    const known = wordsIn(part, field)?.[text];
    if (known !== undefined) return _(known);
    if (field === 'phonenumber') return <PhoneNumberText number={text} />;
    if (field === 'user_agent') return deviceInWords(i18n, text);
    if (field === 'country') return new Intl.DisplayNames([locale], { type: 'region' }).of(text) ?? text;
    if (field === 'available_from') return written(text, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    if (day.test(text)) return written(text, { dateStyle: 'long', timeZone: 'UTC' });
    if (!moment.test(text)) return text;
    // an appointment is by the clock on the wall of the tenant, wherever the reader is
    const zone = field === 'starts_at' || field === 'ends_at' ? { timeZone } : {};
    return written(text, { dateStyle: 'long', timeStyle: 'short', ...zone });
  };
}
