import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import type { EmployeeDashboardData } from './employee-dashboard.calls.ts';
import * as css from './employee-dashboard.css.ts';
import type { NextStep } from './next-step.ts';
import { WaitingForCall } from './waiting-for-call.tsx';

/** One suggestion with one action; nothing where all that is left is waiting. */
export function NextStepCard({ step, data }: { step: NextStep; data: EmployeeDashboardData }) {
  switch (step) {
    case 'contact':
      return data.search ? <WaitingForCall search={data.search} /> : null;
    case 'search':
      return (
        <Step
          title={<Trans>Find your first applicant</Trans>}
          action={
            <RouterButtonLink to="/search">
              <Trans>Find applicants</Trans>
            </RouterButtonLink>
          }
        >
          <Trans>Say which occupation you train for and where, and write with a template.</Trans>
        </Step>
      );
    case 'create':
      return (
        <Step
          title={<Trans>Hand on good applicants</Trans>}
          action={
            <RouterButtonLink to="/registration-codes/create">
              <Trans>Create code</Trans>
            </RouterButtonLink>
          }
        >
          <Trans>With a registration code you recommend applicants you can’t take to companies that are looking.</Trans>
        </Step>
      );
    case 'handOver':
      return (
        <Step
          title={<Trans>Nobody has used your code yet</Trans>}
          action={
            <RouterButtonLink to="/registration-codes">
              <Trans>Open codes</Trans>
            </RouterButtonLink>
          }
        >
          <Trans>Put the text with link and QR code into your next rejection.</Trans>
        </Step>
      );
    case 'wait':
      return null;
  }
}

function Step({ title, action, children }: { title: ReactNode; action: ReactNode; children: ReactNode }) {
  return (
    <section className={css.step}>
      <div className={css.words}>
        <Heading level={2} look="title">
          {title}
        </Heading>
        <Text>{children}</Text>
      </div>
      {action}
    </section>
  );
}
