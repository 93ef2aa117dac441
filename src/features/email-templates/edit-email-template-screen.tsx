import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { currentLocale } from '../../i18n/locale.ts';
import { pageApi } from '../../kit/given.ts';
import { ByStaff } from '../../kit/by-staff.tsx';
import type { FormHandle } from '../../kit/fields/record-fields.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './email-templates.css.ts';
import { Preview } from './preview.tsx';
import { TemplateEvents } from './template-events.tsx';
import { templateForm } from './template-form.tsx';
import { sentenceOf, statusWords } from './template-words.ts';

const route = pageApi('/member/email-templates/$email_template_id/edit');

/** A template to change as long as it is a draft, and to read at any time. */
export function EditEmailTemplateScreen() {
  const { t, i18n } = useLingui();
  const { template, ...offers } = route.useLoaderData();
  const isOwn = template.organization_id !== null;
  const form = useRef<FormHandle>(null);
  return (
    <Stack gap={8}>
      <PageHeader
        title={template.name[currentLocale()]}
        lead={
          isOwn ? (
            <>
              {i18n._(sentenceOf(template))} <ByStaff of={template} />
            </>
          ) : (
            t`A template of the association: companies write with it, and read it here.`
          )
        }
        status={<StatusBadge status={template.status} label={i18n._(statusWords[template.status].label)} />}
        back={
          <RouterLink variant="alone" to="/email-templates">
            <Trans>All templates</Trans>
          </RouterLink>
        }
        actions={<TemplateEvents template={template} form={form} />}
      />
      {template.status === 'draft' && isOwn ? (
        <StoredRecord
          of={templateForm}
          record={template}
          offers={offers}
          handle={form}
          renderPreview={(held) => <Preview values={held} profiles={offers.profiles} id={template.id} />}
        />
      ) : (
        <div className={css.alone}>
          <Preview values={template} profiles={offers.profiles} id={template.id} />
        </div>
      )}
    </Stack>
  );
}

/** A template while it is being fetched. */
export function EditEmailTemplatePending() {
  return (
    <PageSkeleton>
      <Skeleton height="40rem" />
    </PageSkeleton>
  );
}
