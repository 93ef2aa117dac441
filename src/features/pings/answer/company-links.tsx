import { Trans } from '@lingui/react/macro';
import type { ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { RouterButtonLink } from '../../../ui/link/router-link.tsx';
import { Row } from '../../../ui/stack/stack.tsx';

/** To whoever is logged in: a mail is passed on, and who reports a company gets an answer. */
export function CompanyLinks({ ping: { id, organization } }: { ping: ApplicantPing }) {
  return (
    <Row gap={2}>
      <RouterButtonLink
        to="/account/companies"
        search={{ company: organization.name }}
        variant="quiet"
        size="compact"
        hang="start"
      >
        <Trans>Block this company</Trans>
      </RouterButtonLink>
      <RouterButtonLink
        to="/account/companies/$organization_id/report"
        params={{ organization_id: organization.id }}
        search={{ message: id }}
        variant="quiet"
        size="compact"
        hang="start"
      >
        <Trans>Report this company</Trans>
      </RouterButtonLink>
    </Row>
  );
}
