import { Trans, useLingui } from '@lingui/react/macro';
import type { Interest } from '../../../contract/interests/interests.schema.ts';
import type { OrganizationPortrait } from '../../../contract/near-by/near-by.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { CompanyFace } from '../../ui/portrait/company-face.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { InterestFoot } from './interest-foot.tsx';

interface PortraitSheetProps {
  readonly portrait: OrganizationPortrait;
  readonly interests: readonly Interest[];
  readonly onClose: () => void;
}

/** What a company shows of itself, above the list; at its foot one shows it interest. */
export function PortraitSheet({ portrait, interests, onClose }: PortraitSheetProps) {
  const { t, i18n } = useLingui();
  const by = useTenant()?.name;
  const { name, profile, city, distance_km, occupations, website, verified_at } = portrait;
  const km = i18n.number(distance_km ?? 0);
  const place = city ?? '';
  const where = distance_km === null ? place : place === '' ? t`${km} km from you` : t`${place}, ${km} km from you`;
  return (
    <Drawer
      title={profile.name}
      note={where || undefined}
      namesPage
      isOpen
      isFromBelow
      onClose={onClose}
      footer={<InterestFoot portrait={portrait} interests={interests} />}
    >
      <CompanyFace
        profile={profile}
        occupations={occupations.map((occupation) => occupation.name)}
        website={website}
        verifiedAt={verified_at}
        by={by}
        isTitled
      />
      <Row gap={2}>
        <RouterButtonLink
          to="/account/companies"
          search={{ company: name }}
          variant="quiet"
          size="compact"
          hang="start"
        >
          <Trans>Block this company</Trans>
        </RouterButtonLink>
        <RouterButtonLink
          to="/account/companies/$organization_id/report"
          params={{ organization_id: portrait.id }}
          variant="quiet"
          size="compact"
          hang="start"
        >
          <Trans>Report this company</Trans>
        </RouterButtonLink>
      </Row>
    </Drawer>
  );
}
