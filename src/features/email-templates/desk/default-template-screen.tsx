import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { DefaultTemplate } from '../../../../contract/email-templates/defaults.schema.ts';
import type { Refused } from '../../../../machines/kit/results.ts';
import { localeOf } from '../../../i18n/in-both.ts';
import type { FormHandle } from '../../../kit/fields/record-fields.tsx';
import { PublishedEvents } from '../../../kit/published-events.tsx';
import { RecordPage } from '../../../kit/record-page.tsx';
import { useChangeable } from '../../../kit/use-changeable.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Letters } from '../letters.tsx';
import { purposeWords, statusWords } from '../template-words.ts';
import { defaultTemplateParts } from './default-template-parts.ts';
import { example } from './default-template-example.ts';
import { defaultEventWords, sentences } from './default-template-words.ts';
import { editor } from './editor-later.ts';

export { RecordPending as DefaultTemplatePending } from '../../../kit/record-pending.tsx';

const route = getRouteApi('/member/default-templates/$default_template_id');

/** One of the association's templates: to read, and to change as long as it isn't archived, also while companies write with it. */
export function DefaultTemplateScreen() {
  const template = route.useLoaderData();
  return <DefaultTemplateToRead key={template.id} template={template} />;
}

export function DefaultTemplateToRead({ template }: { template: DefaultTemplate }) {
  const { t, i18n } = useLingui();
  const { id, name, purpose, status, version, times_used } = template;
  const handle = useRef<FormHandle>(null);
  const [lacks, setLacks] = useState<Refused['errors']>();
  const { form, button, hasDraft } = useChangeable({
    form: editor,
    given: { template, handle, lacks },
    draft: { name: `${defaultTemplateParts.resource.name}.${id}`, stored: template },
  });
  const canChange = status !== 'archived';
  const open = (missing?: Refused['errors']) => {
    setLacks(missing);
    button.onClick();
  };
  /** What is missing is said in the form, which is opened for it; what was typed is published with it, or nothing is. */
  const page: RefObject<FormHandle> = {
    current: {
      saveChanges: async () => handle.current?.saveChanges() ?? { kind: hasDraft() ? 'unsaved' : 'ok' },
      refuse: (errors) => (handle.current ? handle.current.refuse(errors) : open(errors)),
    },
  };
  const number = i18n.number(version);
  return (
    <RecordPage
      title={name[localeOf(i18n)]}
      of={template}
      statuses={statusWords}
      lead={i18n._(sentences[status])}
      back={['/default-templates', msg`All default templates`]}
      actions={
        <Events template={template} form={page}>
          {canChange && !form ? (
            <Button variant="secondary" {...button} onClick={() => open()}>
              <Trans>Edit</Trans>
            </Button>
          ) : null}
        </Events>
      }
      facts={[
        [t`For`, i18n._(purposeWords[purpose])],
        [t`Version`, t`${number}. What is sent already keeps its text.`],
        [
          t`Sent with it`,
          <Plural key="used" value={times_used} _0="No e-mail yet" one="One e-mail" other="# e-mails" />,
        ],
      ]}
    >
      {(canChange ? form : undefined) ?? <Letters template={template} {...example} />}
    </RecordPage>
  );
}

interface EventsProps {
  readonly template: DefaultTemplate;
  readonly form: RefObject<FormHandle>;
  readonly children: ReactNode;
}

function Events({ template, form, children }: EventsProps) {
  const { t } = useLingui();
  return (
    <PublishedEvents
      of={defaultTemplateParts}
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
    >
      {children}
    </PublishedEvents>
  );
}
