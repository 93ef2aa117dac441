import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { Agenda } from '../../../contract/statistics/agenda.schema.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import * as css from './employee-dashboard.css.ts';

export type Step = 'profile' | 'search' | 'code';

/** What the company has not begun with, of what it is here for; what others see of it comes last. */
export function stepsLeft({ begun, people, codes }: Pick<Agenda, 'begun' | 'people' | 'codes'>): Step[] {
  return [
    ...(people !== null && !begun.message ? (['search'] as const) : []),
    ...(codes !== null && !begun.code ? (['code'] as const) : []),
    ...(begun.profile ? [] : (['profile'] as const)),
  ];
}

/** What is still to begin with, and why it is worth it. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const { t } = useLingui();
  const words: Record<Step, { to: NonNullable<LinkProps['to']>; name: string; why: string }> = {
    search: {
      to: '/search',
      name: t`Find your first applicant`,
      why: t`Say which occupation you train for and where, and write with a template.`,
    },
    code: {
      to: '/registration-codes/create',
      name: t`Create your first registration code`,
      why: t`With it you recommend good applicants you can’t take to companies that are looking.`,
    },
    profile: {
      to: '/profiles/create',
      name: t`Give your company a face`,
      why: t`Applicants see logo, occupations and contact person before they answer.`,
    },
  };
  return (
    <section className={css.part} aria-labelledby="steps">
      <Heading level={2} look="title" id="steps">
        <Trans>What helps next</Trans>
      </Heading>
      <ul className={css.rows}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <Icon name="right" />
            <span className={css.who}>
              <RouterLink variant="alone" to={words[step].to}>
                {words[step].name}
              </RouterLink>
              <span className={css.soft}>{words[step].why}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
