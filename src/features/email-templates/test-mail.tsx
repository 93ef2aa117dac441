import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { testTemplate } from '../../../contract/email-templates/email-templates.endpoints.ts';
import type { SampleKind } from '../../../contract/email-templates/samples.ts';
import type { BodyOf } from '../../../contract/kit/endpoint.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { Refused } from '../../../machines/kit/results.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { useMe } from '../../api/session.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { lacksInWords } from './lacks.ts';

export type SendTest = (id: string, body: BodyOf<typeof testTemplate>) => Promise<unknown>;

interface TestMailProps {
  readonly id: string;
  readonly locale: Locale;
  readonly sample: SampleKind;
  readonly send?: SendTest | undefined;
}

const ofCompany: SendTest = (id, body) => call(testTemplate, { params: { id }, body });

/** Sends what is stored to one's own address. */
export function TestMail({ id, locale, sample, send: ask = ofCompany }: TestMailProps) {
  const { t, i18n } = useLingui();
  const { email, type } = useMe().user;
  const notify = useNotify();
  const refused = useRefusedAct();
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<Refused['errors']>({});
  const send = async () => {
    setPending(true);
    setErrors({});
    await ask(id, { locale, sample })
      .then(() => notify.show({ tone: 'success', title: t`The test is on its way to ${email}` }))
      .catch((error: unknown) => {
        const outcome = outcomeOf(error);
        if (outcome.kind === 'refused' && outcome.code === 'validation') setErrors(outcome.errors);
        else refused(error);
      });
    setPending(false);
  };
  const lacks = lacksInWords(i18n, errors);
  const general = lacks === '' ? undefined : t`As it is saved it can’t be sent yet. ${lacks}`;
  // staff read a company's template, and nobody is written to with it by them
  if (ask === ofCompany && type !== 'employee') return null;
  return (
    <Stack gap={2}>
      <FormErrorBanner formError={{ fields: {}, general }} />
      <div>
        <Button variant="secondary" isPending={isPending} onClick={() => void send()}>
          <Trans>Send me a test</Trans>
        </Button>
      </div>
      <Text look="small">
        <Trans>It is sent as it is saved, to {email} alone.</Trans>
      </Text>
    </Stack>
  );
}
