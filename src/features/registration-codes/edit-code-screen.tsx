import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { registrationCodes } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import { fewestTold, type RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { call } from '../../api/call.ts';
import { useMe } from '../../api/session.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { StatTile, StatTiles, StatTilesSkeleton } from '../../ui/stat-tile/stat-tile.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { CodeEvents } from './code-events.tsx';
import { CodeFields } from './code-fields.tsx';
import { valuesOf } from './code-form.values.ts';
import { useCodeStatus } from './code-status.tsx';
import { LinkCard, RejectionCard } from './handout-card.tsx';
import * as css from './registration-codes.css.ts';

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
      {code.status === 'archived' ? null : <Settings key={code.version} code={code} occupations={occupations} />}
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

function Settings({ code, occupations }: { code: RegistrationCode; occupations: readonly Occupation[] }) {
  const { t } = useLingui();
  const router = useRouter();
  const notify = useNotify();
  const { user } = useMe();
  return (
    <Card as="section">
      <div className={css.form}>
        <Stack gap={4}>
          <Heading level={2} look="title">
            <Trans>What the code says</Trans>
          </Heading>
          {code.status === 'expired' && !code.events.includes('extend') ? (
            <Text>
              <Trans>Set a later last day or more registrations and save; then you can extend the code.</Trans>
            </Text>
          ) : null}
          <CodeFields
            values={valuesOf(code)}
            occupations={occupations}
            // of this version: what a colleague has saved since isn't written over unseen
            draft={{ name: `code.${code.id}.${code.version}`, userId: user.id, isCorrection: true }}
            submit={async ({ status: _status, ...changes }) => {
              await call(
                registrationCodes.update,
                { params: { id: code.id }, body: changes },
                { version: code.version },
              );
              notify.show({ tone: 'success', title: t`The changes are saved` });
              await router.invalidate();
            }}
          >
            {({ isPending }) => (
              <Row>
                <Button type="submit" isPending={isPending}>
                  <Trans>Save changes</Trans>
                </Button>
              </Row>
            )}
          </CodeFields>
        </Stack>
      </div>
    </Card>
  );
}
