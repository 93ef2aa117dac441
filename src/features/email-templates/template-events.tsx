import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import type { FormHandle } from '../../kit/fields/record-fields.tsx';
import { useBased } from '../../kit/given.ts';
import { useIsHere } from '../../kit/use-is-here.ts';
import { PublishedEvents } from '../../kit/published-events.tsx';
import { templateParts } from './template-parts.ts';
import { editTemplatePage, eventWords, statusWords } from './template-words.ts';

/** What a template's status means. Nobody chooses one for an invitation: it is the default that is sent. */
export function sentenceOf({ organization_id, purpose, status }: EmailTemplate): MessageDescriptor {
  if (organization_id === null) return msg`A template of the association: companies write with it, and read it here.`;
  return purpose === 'invitation' && status === 'published'
    ? msg`Invitations are written with it as long as it is the default. What is sent already keeps its text.`
    : statusWords[status].sentence;
}

interface TemplateEventsProps {
  readonly template: EmailTemplate;
  readonly form?: RefObject<FormHandle | null>;
  readonly children?: ReactNode;
}

/** What may be done with this template now. What takes it from others asks first; the association's is nobody's default. */
export function TemplateEvents({ template, form, children }: TemplateEventsProps) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const based = useBased();
  const { t } = useLingui();
  const defaultFor =
    template.purpose === 'invitation'
      ? t`Invitations are written with it.`
      : t`Chosen already when somebody begins to write.`;
  return (
    <PublishedEvents
      of={templateParts}
      record={template}
      form={form}
      words={eventWords}
      asks={{
        edit: {
          title: t`Edit this template?`,
          description: t`It becomes a draft: as long as you change it, nobody can write with it. What is sent already keeps its text.`,
          keep: t`Leave it as it is`,
          confirm: t`Edit`,
          isReversible: true,
        },
        archive: {
          title: t`Archive this template?`,
          description: t`Nobody writes with it any more, and alerts that begin with it lose it. You can restore it at any time.`,
          keep: t`Keep it`,
          confirm: t`Archive`,
          isReversible: true,
        },
      }}
      onDone={(event) => {
        if (event === 'edit' && isHere()) void navigate(based(editTemplatePage(template.id)));
      }}
      defaultFor={template.organization_id === null ? undefined : defaultFor}
    >
      {children}
    </PublishedEvents>
  );
}
