import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import { missingForSending } from '../../../contract/email-templates/template-check.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { ruleSentences } from '../../forms/rule-sentence.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { pageApi } from '../../kit/given.ts';
import { RecordPage } from '../../kit/record-page.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { lacksInWords } from './lacks.ts';
import { Letters } from './letters.tsx';
import { sentenceOf, TemplateEvents } from './template-events.tsx';
import { editTemplatePage, purposeWords, statusWords } from './template-words.ts';

export { RecordPending as EmailTemplatePending } from '../../kit/record-pending.tsx';

const route = pageApi('/member/email-templates/$email_template_id');

/** One template to look at: the letter as it arrives in both languages, what it is for, how often it was used. */
export function EmailTemplateScreen() {
  const { t, i18n } = useLingui();
  const { template, profiles } = route.useLoaderData();
  const isOwn = template.organization_id !== null;
  const { status, purpose, reply_to, version, times_used } = template;
  const number = i18n.number(version);
  const lacks = status === 'draft' ? lacksInWords(i18n, ruleSentences(i18n, missingForSending(template))) : '';
  return (
    <RecordPage
      title={template.name[localeOf(i18n)]}
      of={template}
      statuses={statusWords}
      lead={i18n._(sentenceOf(template))}
      back={['/email-templates', msg`All templates`]}
      actions={
        <TemplateEvents template={template}>
          {isOwn && status === 'draft' ? (
            <RouterButtonLink variant="secondary" {...editTemplatePage(template.id)}>
              <Trans>Edit</Trans>
            </RouterButtonLink>
          ) : null}
        </TemplateEvents>
      }
      facts={[
        lacks !== '' && [t`Before it can be sent`, lacks],
        [t`For`, i18n._(purposeWords[purpose])],
        [t`Profile`, <Named key="profile" template={template} profiles={profiles} />],
        purpose !== 'ping' && [t`Answers go to`, reply_to ?? t`nobody`],
        [t`Version`, t`${number}. What is sent already keeps its text.`],
        times_used !== null && [
          t`Sent with it`,
          <Plural key="used" value={times_used} _0="No e-mail yet" one="One e-mail" other="# e-mails" />,
        ],
      ]}
    >
      <Letters template={template} profile={profiles.find(({ id }) => id === template.profile_id)?.name} />
    </RecordPage>
  );
}

function Named({ template: { profile_id }, profiles }: { template: EmailTemplate; profiles: readonly Profile[] }) {
  if (profile_id === null) return <Trans>None: your company’s own name stands wherever the text names one.</Trans>;
  const profile = profiles.find(({ id }) => id === profile_id);
  if (!profile) return <Trans>One that isn’t published: your company’s own name stands instead.</Trans>;
  return (
    <RouterLink variant="alone" to="/profiles/$profile_id" params={{ profile_id }}>
      {profile.name}
    </RouterLink>
  );
}
