import { ByStaff } from '../../kit/by-staff.tsx';
import { pageApi } from '../../kit/given.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { CodeEvents } from './code-events.tsx';
import { Came } from './came.tsx';
import { useCodeStatus } from './code-status.tsx';
import { kindWords } from './code-words.ts';
import { LinkCard, RejectionCard } from './handout-card.tsx';
import { OfferPreview } from './offer-preview.tsx';
import * as css from './registration-codes.css.ts';

const route = pageApi('/member/registration-codes/$registration_code_id');

/** One code: what to hand over, what whoever opens it is told, what came of it. */
export function CodeScreen() {
  const { i18n } = useLingui();
  const { code, handout } = route.useLoaderData();
  const { status, label, sentence } = useCodeStatus(code);
  const isUsable = code.status === 'active' || code.status === 'draft';
  return (
    <Stack gap={8}>
      <PageHeader
        title={code.name}
        lead={
          <>
            {i18n._(kindWords[code.kind])}. {sentence} <ByStaff of={code} />
          </>
        }
        status={<StatusBadge status={status} label={label} />}
        back={
          <RouterLink variant="alone" to="/registration-codes">
            <Trans>All registration codes</Trans>
          </RouterLink>
        }
        actions={
          <>
            {code.status === 'archived' ? null : (
              <RouterButtonLink
                variant="secondary"
                to="/registration-codes/$registration_code_id/edit"
                params={{ registration_code_id: code.id }}
              >
                <Trans>Change</Trans>
              </RouterButtonLink>
            )}
            <CodeEvents code={code} />
          </>
        }
      />
      {isUsable ? <LinkCard code={code} handout={handout} /> : null}
      <div className={css.sides}>
        {isUsable ? <RejectionCard code={code} handout={handout} /> : null}
        <Stack gap={8}>
          <OfferPreview offer={handout.offer} />
          <Came code={code} />
        </Stack>
      </div>
    </Stack>
  );
}

/** A code while it is being fetched. */
export function CodePending() {
  return (
    <PageSkeleton>
      <Skeleton height="18rem" />
      <Skeleton height="32rem" />
    </PageSkeleton>
  );
}
