import { Trans, useLingui } from '@lingui/react/macro';
import { object } from 'valibot';
import { registrationCodeSchema } from '../../../contract/authentication/authentication.schema.ts';
import type { LinkReasons } from '../../../machines/link/links.words.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Submit } from '../../kit/do.tsx';
import type { LinkActor } from '../../kit/link.actors.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { CodeField } from '../../ui/code-field/code-field.tsx';

type Problem = LinkReasons['registrationCode'] | 'failed';

const schema = object({ code: registrationCodeSchema });

/** The field for a code on paper, with what was wrong about the last one. */
export function CodeEntry({
  actor,
  problem,
  isPending,
  initial,
  onSubmit,
}: {
  actor: LinkActor;
  problem: Problem | null;
  isPending: boolean;
  initial: string | undefined;
  onSubmit: (code: string) => void;
}) {
  const { t } = useLingui();
  const form = useAppForm({
    schema,
    defaultValues: { code: initial ?? '' },
    draft: 'none: secret',
    submit: ({ code }) => onSubmit(code),
  });
  return (
    <AppForm form={form}>
      {problem ? <ProblemBanner problem={problem} /> : null}
      <form.Field name="code">
        {(field) => (
          <CodeField
            {...form.bind(field)}
            label={t`Registration code`}
            help={t`8 letters and digits. Upper or lower case doesn’t matter.`}
            kind="letters"
            length={8}
            required
          />
        )}
      </form.Field>
      <div>
        <Submit on={actor} event="link.submit" width="phone" isPending={isPending}>
          <Trans>Check the code</Trans>
        </Submit>
      </div>
    </AppForm>
  );
}

function ProblemBanner({ problem }: { problem: Problem }) {
  switch (problem) {
    case 'unknown':
      return (
        <Banner tone="warning" announce="now">
          <Trans>We don’t know this code. Please compare it with the letter, character by character.</Trans>
        </Banner>
      );
    case 'deactivated':
      return (
        <Banner tone="warning" announce="now">
          <Trans>
            This code can’t be used: its time is over or still to come, or it has been used up. Please ask the company
            that gave it to you.
          </Trans>
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger">
          <Trans>We couldn’t check the code just now. Please try again.</Trans>
        </Banner>
      );
  }
}
