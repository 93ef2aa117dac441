import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { reportFields, reportLength } from '../../contract/reports/reports.schema.ts';
import { reportReasons } from '../../contract/reports/reports.search.ts';
import { RadioCards } from '../ui/radio-cards/radio-cards.tsx';
import { TextArea } from '../ui/text-area/text-area.tsx';
import { AppForm } from './app-form.tsx';
import { reportReasonWords } from './report-reasons.ts';
import type { Draft } from './use-app-form.ts';
import { useAppForm } from './use-app-form.ts';

const { reason, text } = reportFields;
const schema = v.object({ reason, text });
export type Said = v.InferOutput<typeof schema>;

interface ReportFormProps {
  readonly draft: Draft;
  readonly submit: (said: Said) => Promise<unknown>;
  /** The end of the form, with its button. */
  readonly children: (isPending: boolean) => ReactNode;
}

/** What a company did, in a word of ours and as many of one's own as one likes. */
export function ReportForm({ draft, submit, children }: ReportFormProps) {
  const { t, i18n } = useLingui();
  const form = useAppForm({ schema, defaultValues: { reason: '', text: '' }, draft, submit });
  return (
    <AppForm form={form}>
      <form.Field name="reason">
        {(field) => (
          <RadioCards
            {...form.bind(field)}
            label={t`What is it about?`}
            required
            options={reportReasons.map((value) => ({ value, label: i18n._(reportReasonWords[value]) }))}
          />
        )}
      </form.Field>
      <form.Field name="text">
        {(field) => (
          <TextArea
            {...form.bind(field)}
            label={t`What happened?`}
            help={t`A few sentences help us: who, when, which words. Only the people who check it read this, not the company.`}
            rows={5}
            maxLength={reportLength}
          />
        )}
      </form.Field>
      {children(form.isPending)}
    </AppForm>
  );
}
