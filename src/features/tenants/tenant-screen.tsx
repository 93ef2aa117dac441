import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { Tenant } from '../../../contract/tenants/administration.schema.ts';
import type { StoredBoundary } from '../../../contract/tenants/boundary.schema.ts';
import { ChangeablePart } from '../../kit/changeable-part.tsx';
import { RecordHeader } from '../../kit/record-header.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { linesOf } from '../../ui/region-map/projection.ts';
import { RegionMap } from '../../ui/region-map/region-map.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as boundaryCss from './boundary.css.ts';
import { OpenTenantCard } from './open-tenant-card.tsx';
import { SettingsFacts } from './settings-facts.tsx';
import { partWords, type SettingsPart } from './settings-words.ts';
import { boundaryForm, logoForm, senderCheck, settingsForm } from './tenant-later.ts';
import * as css from './tenant.css.ts';

export { RecordPending as TenantPending } from '../../kit/record-pending.tsx';

const route = getRouteApi('/member/tenants/$tenant_id');

interface TenantProps {
  readonly tenant: Tenant;
  /** A PNG in base64. */
  readonly logo: string | null;
  readonly boundary: StoredBoundary;
}

/** One tenant: what it is called, where it is, and everything that is set of it. */
export function TenantScreen() {
  const loaded = route.useLoaderData();
  return <TenantToRead key={loaded.tenant.id} {...loaded} />;
}

export function TenantToRead({ tenant, logo, boundary }: TenantProps) {
  const { t } = useLingui();
  const { id, url, sender_address: sender } = tenant;
  const settings = (part: SettingsPart) => <SettingsCard part={part} tenant={tenant} />;
  return (
    <Stack gap={8}>
      <RecordHeader
        title={tenant.name}
        lead={
          <TextLink variant="alone" href={url} target="_blank">
            {new URL(url).host}
          </TextLink>
        }
        back={['/tenants', msg`All tenants`]}
      />
      <div className={css.parts}>
        <Stack gap={8}>
          {settings('look')}
          <LogoCard id={id} png={logo} />
          <BoundaryCard id={id} stored={boundary} />
          {settings('language')}
          {settings('applicants')}
          {settings('companies')}
        </Stack>
        <Stack gap={8}>
          {settings('privacy')}
          {settings('contact')}
          {settings('mails')}
          <ChangeablePart form={senderCheck} given={{ tenant }} title={t`Do its e-mails arrive?`} change={t`Find out`}>
            <Text>
              <Trans>
                They come from {sender}. Send yourself one, and see what the name servers say of the domain.
              </Trans>
            </Text>
          </ChangeablePart>
          {tenant.slug === 'app' ? null : <OpenTenantCard tenant={tenant} />}
        </Stack>
      </div>
    </Stack>
  );
}

function SettingsCard({ part, tenant }: { readonly part: SettingsPart; readonly tenant: Tenant }) {
  const { i18n } = useLingui();
  const { title, change } = partWords[part];
  return (
    <ChangeablePart
      form={settingsForm}
      given={{ part, tenant }}
      draft={{ name: `tenants.${part}.${tenant.id}`, stored: tenant }}
      title={i18n._(title)}
      change={i18n._(change)}
    >
      <SettingsFacts part={part} tenant={tenant} />
    </ChangeablePart>
  );
}

function LogoCard({ id, png }: { readonly id: string; readonly png: string | null }) {
  const { t } = useLingui();
  const address = png === null ? undefined : `data:image/png;base64,${png}`;
  return (
    <ChangeablePart form={logoForm} given={{ id, address }} title={t`Logo`} change={t`Change the logo`}>
      {address === undefined ? (
        <Text>
          <Trans>None yet: pages and e-mails show the first letter of the name.</Trans>
        </Text>
      ) : (
        <img className={css.logo} src={address} alt={t`Logo`} />
      )}
    </ChangeablePart>
  );
}

function BoundaryCard({ id, stored }: { readonly id: string; readonly stored: StoredBoundary }) {
  const { t } = useLingui();
  const { region, towns } = stored;
  const named = towns.map(({ name }) => name).join(', ');
  return (
    <ChangeablePart form={boundaryForm} given={{ id, stored }} title={t`Boundary`} change={t`Change the boundary`}>
      {region ? (
        <div className={boundaryCss.one}>
          <RegionMap label={t`The region as it is now, with ${named}`} lines={linesOf(region)} towns={towns} />
        </div>
      ) : (
        <Text>
          <Trans>None yet: applicants see no line when they look for companies near by.</Trans>
        </Text>
      )}
    </ChangeablePart>
  );
}
