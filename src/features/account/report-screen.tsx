import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { dayIn, hasReachedAge } from '../../../contract/kit/age.ts';
import { reportCompany } from '../../../contract/reports/reports.endpoints.ts';
import type { OwnReport, Reportable } from '../../../contract/reports/reports.schema.ts';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/server-time.ts';
import { useMe } from '../../api/session.ts';
import { useTimezone } from '../../api/tenant.ts';
import { ReportForm } from '../../forms/report-form.tsx';
import { dayInWords } from '../../i18n/days.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';

interface ReportScreenProps {
  readonly about: Reportable;
  /** The message it is about, where one leads here. */
  readonly message: string | undefined;
  /** It is sent: what other pages show of this company is old. */
  readonly onSent: () => void;
}

/** An applicant tells staff what a company did; what happens at once is said before it is sent. */
export function ReportScreen({ about: { organization, report }, message, onSent }: ReportScreenProps) {
  const { t } = useLingui();
  const { user } = useMe();
  const [made, setMade] = useState(report);
  const { id, name } = organization;
  if (made) return <Reported report={made} isNew={made !== report} />;
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`Report ${name}`}
        lead={<Trans>Did something feel wrong? Tell us. You did nothing wrong by saying so.</Trans>}
        back={<ToCompanies />}
      />
      <FactList>
        <Fact glyph="lock">
          <Trans>
            From that moment {name} sees nothing of you any more and can’t write to you. A yes you gave is taken back.
          </Trans>
        </Fact>
        <Fact glyph="shield">
          <Trans>{name} isn’t told that you reported it.</Trans>
        </Fact>
        <Fact glyph="mail">
          <Trans>A person reads it and answers you by e-mail within a working day.</Trans>
        </Fact>
      </FactList>
      <Emergency />
      <Card>
        <ReportForm
          draft={{ name: `report.${id}`, userId: user.id }}
          submit={async (said) => {
            const body = { ...said, organization_id: id, ...(message !== undefined && { ping_id: message }) };
            setMade((await call(reportCompany, { body })).data);
            onSent();
          }}
        >
          {(isPending) => (
            <Row>
              <Button type="submit" isPending={isPending}>
                <Trans>Report the company</Trans>
              </Button>
            </Row>
          )}
        </ReportForm>
      </Card>
    </Stack>
  );
}

/** What follows, and by when. */
function Reported({ report: { organization, answer_by }, isNew }: { report: OwnReport; isNew: boolean }) {
  const { i18n } = useLingui();
  const day = dayInWords(i18n, answer_by, 'full');
  const { name } = organization;
  return (
    <Outcome
      tone="success"
      picture="sent"
      title={
        isNew ? <Trans>It’s good that you told us</Trans> : <Trans>You have reported {name}, and we are on it</Trans>
      }
      action={
        <Row>
          <RouterButtonLink variant="secondary" to="/dashboard">
            <Trans>To your overview</Trans>
          </RouterButtonLink>
          <ToCompanies />
        </Row>
      }
    >
      <Text look="lead">
        <Trans>We answer you by {day}, by e-mail and under “Account”, “Companies”.</Trans>
      </Text>
      <Text>
        <Trans>
          {name} sees nothing of you any more, can’t write to you, and isn’t told who reported it. You don’t have to do
          anything else, and you don’t have to answer if somebody from there calls.
        </Trans>
      </Text>
      <Emergency />
    </Outcome>
  );
}

function Emergency() {
  const born = useMe().applicant?.date_of_birth ?? null;
  const today = dayIn(useTimezone(), new Date(serverNow()));
  const isGrownUp = born !== null && hasReachedAge(born, 18, today);
  return (
    <Said>
      {isGrownUp ? (
        <Trans>Do you feel threatened? Then don’t wait for us: call 110 or go to somebody you trust.</Trans>
      ) : (
        <Trans>Do you feel threatened? Then don’t wait for us: call 110 or go to an adult you trust.</Trans>
      )}
    </Said>
  );
}

const Said = ({ children }: { children: ReactNode }) => <Text look="strong">{children}</Text>;

function ToCompanies() {
  return (
    <RouterLink variant="alone" to="/account/companies">
      <Trans>To your companies</Trans>
    </RouterLink>
  );
}
