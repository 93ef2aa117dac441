import { Trans, useLingui } from '@lingui/react/macro';
import { updateEmployee } from '../../../contract/employees/employees.endpoints.ts';
import type { OwnEmployee } from '../../../contract/users/me.schema.ts';
import { call } from '../../api/call.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { EmployeeContactForm } from '../../forms/employee-contact-form.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';

/** An employee's position and number, as the onboarding asked for them. */
export function EmployeeContact({ employee }: { employee: OwnEmployee }) {
  const { t } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  const { user } = useMe();
  return (
    <AccountSection
      title={<Trans>How applicants reach you</Trans>}
      about={
        <Text>
          <Trans>Applicants see your position. They see your number only once they have said yes to you.</Trans>
        </Text>
      }
    >
      <EmployeeContactForm
        employee={employee}
        draft={{ name: 'account.employee', userId: user.id, isCorrection: true }}
        submit={async (body) => {
          const { data } = await call(updateEmployee, { params: { id: employee.id }, body });
          session.send({ type: 'me.patched', patch: { employee: data } });
          notify.show({ tone: 'success', title: t`Position and phone number are saved` });
        }}
      >
        {({ isPending }) => (
          <Row>
            <Button type="submit" variant="secondary" isPending={isPending}>
              <Trans>Save position and number</Trans>
            </Button>
          </Row>
        )}
      </EmployeeContactForm>
    </AccountSection>
  );
}
