import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ApplicantDashboard, NearCompany } from '../../../contract/applicants/dashboard.schema.ts';
import { CompanyMark } from '../../ui/company-mark/company-mark.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './near.css.ts';

interface NearProps {
  readonly near: NonNullable<ApplicantDashboard['near']>;
  readonly interests: ApplicantDashboard['interests'];
}

/** The nearest companies that train what the reader would like to learn; each leads to its portrait, where interest is shown. */
export function Near({ near, interests }: NearProps) {
  const { is_wished: isWished, companies } = near;
  const shown = new Set(interests.map(({ organization }) => organization.id));
  return (
    <section aria-labelledby="near">
      <Stack gap={4}>
        <Heading level={2} look="title" id="near">
          {isWished ? <Trans>Near you, and they train this</Trans> : <Trans>Companies near you</Trans>}
        </Heading>
        <ul className={css.list}>
          {companies.map((company) => (
            <Company key={company.id} company={company} isShown={shown.has(company.id)} />
          ))}
        </ul>
        <Text look="small">
          <Trans>If you show interest, a company sees your card and nothing else.</Trans>
        </Text>
        <Row>
          <RouterLink variant="alone" to="/near-by">
            <Trans>More companies near you</Trans>
          </RouterLink>
        </Row>
      </Stack>
    </section>
  );
}

function Company({ company, isShown }: { company: NearCompany; isShown: boolean }) {
  const { t, i18n } = useLingui();
  const { id, name, city, distance_km: km, occupations, color, logo } = company;
  const far = km === null ? undefined : t`${i18n.number(km)} km`;
  return (
    <li className={css.company}>
      <CompanyMark name={name} color={color} logo={logo ?? undefined} isSwiped />
      <div className={css.words}>
        <Link to="/near-by/$organization_id" params={{ organization_id: id }} className={css.link}>
          {name}
        </Link>
        <span>{occupations[0]}</span>
        <Text look="small">{[city, far].filter(Boolean).join(' · ')}</Text>
      </div>
      <span className={css.deed}>
        {isShown ? (
          <>
            <Icon name="check" /> <Trans>Interest shown</Trans>
          </>
        ) : (
          <Trans>View and show interest</Trans>
        )}
      </span>
    </li>
  );
}
