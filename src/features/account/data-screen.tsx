import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AccountExport } from '../../../contract/account/export.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { saveExport } from './account.calls.ts';
import { DataDocument } from './data-document.tsx';

/** Everything stored about oneself, to read and to print, or as a file for programs. */
export function DataScreen({ data }: { data: AccountExport }) {
  const { i18n } = useLingui();
  const date = i18n.date(data.exported_at, { dateStyle: 'long', timeStyle: 'short' });
  const { name } = data.tenant;
  return (
    <Frame
      lead={
        <Trans>
          Everything {name} has stored about you, on {date}.
        </Trans>
      }
    >
      <Row>
        <Button variant="secondary" onClick={() => globalThis.print()}>
          <Trans>Print or save as PDF</Trans>
        </Button>
        <Button variant="plain" onClick={() => saveExport(data)}>
          <Trans>File for programs (JSON)</Trans>
        </Button>
      </Row>
      <DataDocument data={data} />
    </Frame>
  );
}

/** The page while the data is being fetched. */
export function DataPending() {
  return (
    <Frame>
      <PageSkeleton header={null}>
        <Skeleton height="24rem" />
      </PageSkeleton>
    </Frame>
  );
}

function Frame({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`My data`}
        lead={lead}
        back={
          <RouterLink to="/account/danger-zone" variant="quiet">
            <Trans>Back to the account</Trans>
          </RouterLink>
        }
      />
      {children}
    </Stack>
  );
}
