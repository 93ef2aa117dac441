import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { textSchema } from '../../../contract/kit/fields.ts';
import { reports } from '../../../contract/reports/reports.endpoints.ts';
import { type Report, reportLength } from '../../../contract/reports/reports.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useNotify } from '../../ui/toast/notify.ts';

const answers = ['confirm', 'decline'] as const;
const schema = v.object({
  event: v.pipe(v.string(), v.nonEmpty('required'), v.picklist(answers)),
  answer: v.pipe(textSchema(reportLength), v.nonEmpty('required')),
});

/** What staff found, in their words: whoever reported reads them, and nobody else does. */
export function AnswerForm({ report: { id, reporter, applicant } }: { report: Report }) {
  const { t } = useLingui();
  const { user } = useMe();
  const router = useRouter();
  const notify = useNotify();
  const form = useAppForm({
    schema,
    defaultValues: { event: '', answer: '' },
    draft: { name: `report-answer.${id}`, userId: user.id },
    submit: async (body) => {
      await call(reports.transition, { params: { id }, body });
      notify.show({ tone: 'success', title: t`Your answer is on its way` });
      await router.invalidate();
    },
  });
  return (
    <Card as="section" aria-labelledby="report-answer">
      <AppForm form={form}>
        <Heading level={2} look="title" id="report-answer">
          <Trans>Your answer</Trans>
        </Heading>
        <form.Field name="event">
          {(field) => (
            <RadioCards
              {...form.bind(field)}
              label={t`Is it true?`}
              required
              layout="sideBySide"
              options={[
                {
                  value: 'confirm',
                  label: t`Yes`,
                  description: t`What becomes of the company you decide above or on its page.`,
                },
                {
                  value: 'decline',
                  label: t`No`,
                  description: t`The company stays blocked for this person all the same.`,
                },
              ]}
            />
          )}
        </form.Field>
        <form.Field name="answer">
          {(field) => (
            <TextArea
              {...form.bind(field)}
              label={t`What do you answer?`}
              help={
                applicant === null
                  ? t`The account is gone: nobody will read it, and it isn’t kept.`
                  : reporter === 'guardian'
                    ? t`The guardian reads it by e-mail and on their page, in your words.`
                    : t`The applicant reads it by e-mail and in their account, in your words. Many are under 18: please write simply.`
              }
              required
              rows={5}
              maxLength={reportLength}
            />
          )}
        </form.Field>
        <Row>
          <Button type="submit" isPending={form.isPending}>
            <Trans>Send answer</Trans>
          </Button>
        </Row>
      </AppForm>
    </Card>
  );
}
