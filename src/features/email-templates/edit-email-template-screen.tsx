import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useRef } from 'react';
import { currentLocale } from '../../i18n/locale.ts';
import { pageApi } from '../../kit/given.ts';
import type { FormHandle } from '../../kit/fields/record-fields.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { RecordHeader } from '../../kit/record-header.tsx';
import { RecordPending } from '../../kit/record-pending.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './email-templates.css.ts';
import { Preview } from './preview.tsx';
import { sentenceOf, TemplateEvents } from './template-events.tsx';
import { templateForm } from './template-form.tsx';
import { statusWords } from './template-words.ts';

const route = pageApi('/member/email-templates/$email_template_id/edit');

/** A template to change as long as it is a draft, and to read at any time. */
export function EditEmailTemplateScreen() {
  const { i18n } = useLingui();
  const { template, ...offers } = route.useLoaderData();
  const isOwn = template.organization_id !== null;
  const form = useRef<FormHandle>(null);
  return (
    <Stack gap={8}>
      <RecordHeader
        title={template.name[currentLocale()]}
        of={template}
        statuses={statusWords}
        lead={i18n._(sentenceOf(template))}
        back={['/email-templates', msg`All templates`]}
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
export const EditEmailTemplatePending = () => <RecordPending heights={['40rem']} />;
