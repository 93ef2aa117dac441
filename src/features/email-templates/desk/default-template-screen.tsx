import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import type { DefaultTemplate } from '../../../../contract/email-templates/defaults.schema.ts';
import { testDefaultTemplate } from '../../../../contract/email-templates/defaults.endpoints.ts';
import { exampleSender } from '../../../../contract/email-templates/example-sender.ts';
import { call } from '../../../api/call.ts';
import { localeOf } from '../../../i18n/in-both.ts';
import type { FormHandle } from '../../../kit/fields/record-fields.tsx';
import { StoredRecord } from '../../../kit/fields/stored-record.tsx';
import { PublishedEvents } from '../../../kit/published-events.tsx';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import * as css from '../email-templates.css.ts';
import { Preview } from '../preview.tsx';
import { statusWords } from '../template-words.ts';
import type { SendTest } from '../test-mail.tsx';
import { defaultTemplateForm } from './default-template-form.ts';
import { defaultEventWords, sentences } from './default-template-words.ts';

const route = getRouteApi('/member/default-templates/$default_template_id');

/** Nothing to begin with: what is stored is no beginning that another purpose may replace. */
const offers = { beginnings: [] };

const sendTest: SendTest = (id, body) => call(testDefaultTemplate, { params: { id }, body });

/** One of the association's templates: to change as long as it isn't archived, also while companies write with it. */
export function DefaultTemplateScreen() {
  const { i18n } = useLingui();
  const template = route.useLoaderData();
  const { id, name, status, version, times_used } = template;
  const form = useRef<FormHandle>(null);
  const test = { id, example: exampleSender, send: sendTest };
  const number = i18n.number(version);
  return (
    <Stack gap={8}>
      <PageHeader
        title={name[localeOf(i18n)]}
        lead={i18n._(sentences[status])}
        status={<StatusBadge status={status} label={i18n._(statusWords[status].label)} />}
        back={
          <RouterLink variant="alone" to="/default-templates">
            <Trans>All default templates</Trans>
          </RouterLink>
        }
        actions={<Events template={template} form={form} />}
      />
      <Text look="small">
        <Trans>Version {number}.</Trans>{' '}
        <Plural
          value={times_used}
          _0="No e-mail was sent with it yet."
          one="One e-mail was sent with it."
          other="# e-mails were sent with it."
        />
      </Text>
      {status === 'archived' ? (
        <div className={css.alone}>
          <Preview values={{ ...template, profile_id: null }} {...test} />
        </div>
      ) : (
        <StoredRecord
          of={defaultTemplateForm}
          record={template}
          offers={offers}
          handle={form}
          renderPreview={(held) => <Preview values={{ ...held, profile_id: null }} {...test} />}
        />
      )}
    </Stack>
  );
}

function Events({ template, form }: { template: DefaultTemplate; form: RefObject<FormHandle | null> }) {
  const { t } = useLingui();
  return (
    <PublishedEvents
      of={defaultTemplateForm}
      record={template}
      form={form}
      words={defaultEventWords}
      asks={{
        archive: {
          title: t`Archive this template?`,
          description: t`No company writes with it any more, and alerts that begin with it lose it. You can restore it at any time.`,
          keep: t`Keep it`,
          confirm: t`Archive`,
          isReversible: true,
        },
      }}
      defaultFor={
        template.purpose === 'invitation'
          ? t`Companies without a default of their own invite with it.`
          : t`Chosen already where a company has no default of its own.`
      }
    />
  );
}

/** A template while it is being fetched. */
export const DefaultTemplatePending = () => (
  <PageSkeleton>
    <Skeleton height="40rem" />
  </PageSkeleton>
);
