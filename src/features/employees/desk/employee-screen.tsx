import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { EmployeeDetails } from '../../../../contract/employees/employees.schema.ts';
import { momentInWords } from '../../../i18n/days.ts';
import { LogLink } from '../../../kit/desk/log-link.tsx';
import { RecordPage } from '../../../kit/record-page.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { MailLink } from '../../../ui/link/mail-link.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { PhoneNumberText } from '../../../ui/phone-field/phone-number-text.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { EmployeeStanding } from '../employee-standing.tsx';
import { verificationWords } from '../employee-words.ts';
import { accountStep } from './account-steps.ts';
import { DeleteAccount } from './delete-account.tsx';
import * as css from './desk.css.ts';
import { AccountEvents } from './account-events.tsx';

export { RecordPending as EmployeePending } from '../../../kit/record-pending.tsx';

const route = getRouteApi('/member/employees/$employee_id');

/** Somebody of a company, for administrators: who they are, what may be done with the account, what was. */
export function EmployeeScreen() {
  const { t, i18n } = useLingui();
  const { employee, counted } = route.useLoaderData();
  const { firstname, lastname, organization, email, verified, meta, created_at, invited_by } = employee;
  return (
    <Stack gap={8}>
      <RecordPage
        title={`${firstname} ${lastname}`}
        lead={meta.position ?? t`no position given`}
        back={['/employees', msg`All employees`]}
        actions={<AccountEvents employee={employee} />}
        facts={[
          organization !== null && [
            t`Company`,
            <RouterLink
              key="company"
              variant="alone"
              to="/organizations/$organization_id"
              params={{ organization_id: organization.id }}
            >
              {organization.name}
            </RouterLink>,
          ],
          [t`Last here`, <EmployeeStanding key="standing" employee={employee} isForStaff />],
          [t`E-mail address`, <MailLink key="mail" address={email} />],
          [t`Address confirmed`, i18n._(verificationWords[verified ? 'verified' : 'unverified'].sentence)],
          [
            t`Phone number`,
            meta.phonenumber === null ? (
              t`no phone number given`
            ) : (
              <PhoneNumberText key="phone" number={meta.phonenumber} />
            ),
          ],
          [
            t`Here since`,
            invited_by === null
              ? momentInWords(i18n, created_at)
              : t`${momentInWords(i18n, created_at)}, invited by ${invited_by}`,
          ],
        ]}
      />
      <History of={employee} />
      <LogLink person_id={employee.id} />
      <DeleteAccount key={employee.id} of={employee} counted={counted} />
    </Stack>
  );
}

/** What was done to the account, and by whom; reasons are staff's. */
function History({ of: { history } }: { of: EmployeeDetails }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        <Trans>What was done to the account</Trans>
      </Heading>
      <Card>
        {history.length === 0 ? (
          <Text>
            <Trans>Nothing was done to it yet.</Trans>
          </Text>
        ) : (
          <ol className={css.steps}>
            {history.map((step) => (
              <li key={step.id} className={css.step}>
                <span className={css.when}>{momentInWords(i18n, step.at)}</span>
                <span className={css.what}>
                  {accountStep(i18n, step)}
                  {step.reason === null ? null : <q className={css.why}>{step.reason}</q>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </Stack>
  );
}
