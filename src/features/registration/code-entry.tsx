import { Trans, useLingui } from '@lingui/react/macro';
import { object } from 'valibot';
import { registrationCodeSchema } from '../../../contract/registration-codes/registration-code.ts';
import type { LinkReasons } from '../../../machines/link/link.types.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Submit } from '../../kit/do.tsx';
import type { LinkActor } from '../../kit/link.actors.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { CodeField } from '../../ui/code-field/code-field.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';

/** Characters of a whole code. */
export const codeLength = 8;

type Problem = LinkReasons['registrationCode'] | 'incomplete' | 'failed';

const schema = object({ code: registrationCodeSchema });

/** The field for a code on paper, with what was wrong about the last one. */
export function CodeEntry({
  actor,
  problem,
  firstDay,
  isPending,
  initial,
  onSubmit,
}: {
  actor: LinkActor;
  problem: Problem | null;
  /** Of a code that isn't valid yet. */
  firstDay: string | undefined;
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
      {problem ? <ProblemBanner problem={problem} firstDay={firstDay} /> : null}
      <form.Field name="code">
        {(field) => (
          <CodeField
            {...form.bind(field)}
            label={t`Registration code`}
            help={t`8 letters and digits. Upper or lower case doesn’t matter.`}
            kind="letters"
            length={codeLength}
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

function ProblemBanner({ problem, firstDay }: { problem: Problem; firstDay: string | undefined }) {
  return problem === 'failed' ? (
    <Banner tone="danger">
      <Trans>We couldn’t check the code just now. Please try again.</Trans>
    </Banner>
  ) : (
    <Banner tone="warning" announce="now">
      <Why problem={problem} firstDay={firstDay} />
    </Banner>
  );
}

/** Why a code lets nobody in, and what one does then. */
function Why({ problem, firstDay }: { problem: Exclude<Problem, 'failed'>; firstDay: string | undefined }) {
  const { i18n } = useLingui();
  switch (problem) {
    case 'unknown':
      return <Trans>We don’t know this code. Please compare it with the letter, character by character.</Trans>;
    case 'incomplete':
      return (
        <Trans>The link isn’t complete: a code has eight characters. It also stands in the letter or e-mail.</Trans>
      );
    case 'early': {
      const day = firstDay === undefined ? null : i18n.date(new Date(`${firstDay}T12:00:00`), { dateStyle: 'long' });
      return day === null ? (
        <Trans>This code isn’t valid yet. Come back later, or ask the company that gave it to you.</Trans>
      ) : (
        <Trans>This code counts from {day} on. Keep it and come back then.</Trans>
      );
    }
    case 'ended':
      return (
        <Trans>The time of this code is over. Ask the company that gave it to you: a new one is quickly made.</Trans>
      );
    case 'usedUp':
      return (
        <Trans>
          This code has already been used. Was that you? Then <RouterLink to="/login">log in</RouterLink>. Otherwise ask
          the company that gave it to you for a new one.
        </Trans>
      );
    case 'paused':
      return (
        <Trans>
          This code is resting at the moment. Try again in a few days, or ask the company that gave it to you.
        </Trans>
      );
  }
}
