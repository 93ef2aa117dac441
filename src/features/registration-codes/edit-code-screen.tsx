import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { fewestTold, type RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { StatTile, StatTiles, StatTilesSkeleton } from '../../ui/stat-tile/stat-tile.tsx';
import { CodeEvents } from './code-events.tsx';
import { CodeSettings } from './code-settings.tsx';
import { useCodeStatus } from './code-status.tsx';
import { LinkCard, RejectionCard } from './handout-card.tsx';

const route = getRouteApi('/member/registration-codes/$registration_code_id/edit');

/** One code: what to hand over, what came of it, what it says. */
export function EditCodeScreen() {
  const { code, handout, occupations } = route.useLoaderData();
  const { status, label, sentence } = useCodeStatus(code);
  const isUsable = code.status === 'active' || code.status === 'draft';
  return (
    <Stack gap={8}>
      <PageHeader
        title={code.name}
        lead={sentence}
        status={<StatusBadge status={status} label={label} />}
        back={
          <RouterLink variant="alone" to="/registration-codes">
            <Trans>All registration codes</Trans>
          </RouterLink>
        }
        actions={<CodeEvents code={code} />}
      />
      <Figures code={code} />
      {isUsable ? (
        <>
          <LinkCard code={code} handout={handout} />
          <RejectionCard code={code} handout={handout} />
        </>
      ) : null}
      {code.status === 'archived' ? null : <CodeSettings key={code.id} code={code} occupations={occupations} />}
    </Stack>
  );
}

/** A code while it is being fetched. */
export function EditCodePending() {
  return (
    <PageSkeleton>
      <StatTilesSkeleton count={5} />
      <Skeleton height="18rem" />
      <Skeleton height="32rem" />
    </PageSkeleton>
  );
}

function Figures({ code }: { code: RegistrationCode }) {
  const { t, i18n } = useLingui();
  const most = i18n.number(code.max_uses ?? 0);
  const used = code.max_uses === null ? t`registered with it` : t`of at most ${most} registered with it`;
  const least = i18n.number(fewestTold);
  const told = (count: number | null) => (count === null ? t`under ${least}` : i18n.number(count));
  return (
    <StatTiles>
      <StatTile figure={i18n.number(code.times_opened)} meaning={t`times the link was opened`} />
      <StatTile
        figure={i18n.number(code.times_used)}
        meaning={used}
        plot={code.max_uses === null ? undefined : { kind: 'share', part: code.times_used, whole: code.max_uses }}
      />
      <StatTile figure={told(code.times_onboarded)} meaning={t`of these have finished their profile`} />
      <StatTile figure={i18n.number(code.times_matchable)} meaning={t`of these can be found by companies today`} />
      <StatTile figure={told(code.times_found)} meaning={t`of these have found a place`} />
    </StatTiles>
  );
}
