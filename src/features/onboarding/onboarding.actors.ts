import { parse } from 'valibot';
import { fromPromise } from 'xstate';
import { updateApplicant, withdrawRegistration } from '../../../contract/applicants/applicants.endpoints.ts';
import { applicantStepSchemas } from '../../../contract/applicants/applicants.schema.ts';
import { updateEmployee } from '../../../contract/employees/employees.endpoints.ts';
import { updateEmployeeSchema } from '../../../contract/employees/employees.schema.ts';
import { updateOrganization } from '../../../contract/organizations/organizations.endpoints.ts';
import { organizationParts } from '../../../contract/organizations/organizations.schema.ts';
import type { Me } from '../../../contract/users/me.schema.ts';
import { patchedMe } from '../../../machines/session/session.me.ts';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { wizardMachine } from '../../../machines/wizard/wizard.machine.ts';
import type { SaveStepResult, StepValues, WithdrawResult } from '../../../machines/wizard/wizard.types.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import type { SessionActor } from '../../api/session.ts';

async function saveApplicant(
  { id }: { id: string },
  slug: string,
  values: StepValues,
  signal: AbortSignal,
): Promise<Partial<Me>> {
  const schema = applicantStepSchemas[slug as keyof typeof applicantStepSchemas];
  const { data } = await call(updateApplicant, { params: { id }, body: parse(schema, values) }, { signal });
  return { applicant: data };
}

async function saveEmployee(me: Me, slug: string, values: StepValues, signal: AbortSignal): Promise<Partial<Me>> {
  if (slug === 'usage-type' && me.organization) {
    const { id, usage_type, version } = me.organization;
    const body = parse(organizationParts.usage, values);
    if (body.usage_type === usage_type) return {};
    const { data } = await call(updateOrganization, { params: { id }, body }, { signal, version });
    return { organization: data };
  }
  if (!me.employee) return {};
  const { data } = await call(
    updateEmployee,
    { params: { id: me.employee.id }, body: parse(updateEmployeeSchema, values) },
    { signal },
  );
  return { employee: data };
}

/** A birth date below the tenant's minimum age, with the day to come back. */
function tooYoungOf(error: unknown): SaveStepResult | undefined {
  if (!(error instanceof ApiError) || error.code !== 'too_young') return undefined;
  const until = error.meta['return_on'];
  return typeof until === 'string' ? { kind: 'tooYoung', until, errors: error.fieldErrors } : undefined;
}

/** Both onboardings: which fields a step saves, and where, depends on who is logged in. */
export function providedOnboardingMachine(session: SessionActor) {
  const currentMe = () => selectMe(session.getSnapshot());
  return wizardMachine.provide({
    actors: {
      saveStep: fromPromise<SaveStepResult, { slug: string; values: StepValues }>(async ({ input, signal }) => {
        const me = currentMe();
        // Who one is is just being asked: one may try again.
        if (!me) return { kind: 'failed' };
        const { slug, values } = input;
        try {
          const patch = await (me.applicant
            ? saveApplicant(me.applicant, slug, values, signal)
            : saveEmployee(me, slug, values, signal));
          return { kind: 'ok', steps: patchedMe(me, patch).user.onboarding.steps, me: patch };
        } catch (error) {
          return tooYoungOf(error) ?? outcomeOf(error);
        }
      }),
      withdraw: fromPromise<WithdrawResult, void>(async ({ signal }) => {
        const id = currentMe()?.applicant?.id;
        if (id === undefined) return { kind: 'failed' };
        try {
          await call(withdrawRegistration, { params: { id } }, { signal });
          return { kind: 'ok' };
        } catch (error) {
          const outcome = outcomeOf(error);
          return outcome.kind === 'refused' ? { kind: 'failed', error } : outcome;
        }
      }),
    },
  });
}
