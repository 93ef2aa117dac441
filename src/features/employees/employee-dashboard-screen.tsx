import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import type { Agenda } from '../../../contract/statistics/agenda.schema.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { EmployeeDashboardIllustration } from '../../ui/illustrations/employee-dashboard.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './employee-dashboard.css.ts';
import { FiguresLater } from './figures-later.tsx';
import { InterestShown } from './interest-shown.tsx';
import { FirstSteps, type Step, stepsLeft } from './first-steps.tsx';
import { Meetings } from './meetings.tsx';
import { NewPeople } from './new-people.tsx';
import { ReferringSide } from './referring-side.tsx';
import { isRunningOut, RunningOut } from './running-out.tsx';
import { WaitingForCall } from './waiting-for-call.tsx';

/** Ten minutes on a Monday: whom to call, who comes today and tomorrow, who is new, what runs out; then codes and figures. */
export function EmployeeDashboardScreen({ data }: { data: Agenda }) {
  const { t } = useLingui();
  const { user, organization } = useMe();
  const isNew = !data.begun.message && !data.begun.code;
  const all = stepsLeft(data);
  // the first of somebody new stands above, large
  const steps = isNew ? all.slice(1) : all;
  return (
    <Stack gap={6}>
      <PageHeader title={t`Hello ${user.firstname} ${user.lastname}`} lead={organization?.name} />
      {isNew ? <Beginning step={all[0]} /> : null}
      {data.calls.total > 0 ? <WaitingForCall calls={data.calls} /> : null}
      <div className={css.parts}>
        {data.meetings.length > 0 ? <Meetings meetings={data.meetings} /> : null}
        {data.tomorrow.length > 0 ? <Meetings isTomorrow meetings={data.tomorrow} /> : null}
        {data.interested.total > 0 ? <InterestShown interested={data.interested} /> : null}
        {data.people && !isNew ? <NewPeople people={data.people} /> : null}
        {isRunningOut(data) ? <RunningOut {...data} /> : null}
        {steps.length > 0 ? <FirstSteps steps={steps} /> : null}
      </div>
      {data.codes && data.codes.total > 0 ? <ReferringSide codes={data.codes} /> : null}
      {isNew ? null : <FiguresLater />}
    </Stack>
  );
}

/** Nothing yet: what the product does for this company, and the first thing to do. */
function Beginning({ step }: { step: Step | undefined }) {
  const { t } = useLingui();
  return step === 'code' ? (
    <EmptyState
      illustration={<EmployeeDashboardIllustration />}
      title={t`Hand on good applicants`}
      action={
        <RouterButtonLink to="/registration-codes/create">
          <Trans>Create code</Trans>
        </RouterButtonLink>
      }
    >
      <Trans>With a registration code you recommend applicants you can’t take to companies that are looking.</Trans>
    </EmptyState>
  ) : (
    <EmptyState
      illustration={<EmployeeDashboardIllustration />}
      title={t`Find your first applicant`}
      action={
        <RouterButtonLink to="/search">
          <Trans>Find applicants</Trans>
        </RouterButtonLink>
      }
    >
      <Trans>
        Say which occupation you train for and where. You write with a template; whoever says yes gives you name and
        number.
      </Trans>
    </EmptyState>
  );
}
