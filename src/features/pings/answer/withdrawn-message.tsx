import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { Text } from '../../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../../ui/link/router-link.tsx';
import { Outcome } from '../../../ui/outcome/outcome.tsx';

/** A yes taken back: what the company sees now, and whether it has deleted what it noted. */
export function WithdrawnMessage({ ping }: { ping: ApplicantPing }) {
  const { i18n } = useLingui();
  const organization = ping.organization.name;
  const confirmedAt = ping.release?.deletion_confirmed_at ?? null;
  const day = confirmedAt === null ? '' : i18n.date(confirmedAt, { dateStyle: 'long' });
  return (
    <Outcome
      tone="success"
      picture="ended"
      title={<Trans>Your yes has been taken back</Trans>}
      action={
        <RouterButtonLink variant="secondary" to="/">
          <Trans>To your dashboard</Trans>
        </RouterButtonLink>
      }
    >
      <Text look="lead">
        {confirmedAt === null ? (
          <Trans>
            {organization} no longer sees your contact details. We ask them to delete what they noted, and to confirm
            it.
          </Trans>
        ) : (
          <Trans>
            {organization} no longer sees your contact details, and confirmed on {day} that they are deleted.
          </Trans>
        )}
      </Text>
    </Outcome>
  );
}
