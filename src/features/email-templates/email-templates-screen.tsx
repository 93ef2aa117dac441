import { msg } from '@lingui/core/macro';
import { emailTemplates } from '../../../contract/email-templates/email-templates.endpoints.ts';
import { fillTemplate } from '../../../contract/email-templates/render.ts';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { pageApi } from '../../kit/given.ts';
import * as column from '../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { EmailTemplatesIllustration } from '../../ui/illustrations/email-templates.tsx';
import { useSampleValues } from './use-sample-values.ts';
import { purposeWords, statusWords, templatePage } from './template-words.ts';

const route = pageApi('/member/email-templates');

const list = recordList(emailTemplates, {
  title: msg`E-mail templates`,
  lead: msg`What is written again and again, in German and English. What is sent already keeps its text.`,
  create: { to: '/email-templates/create', button: msg`Create template` },
  pages: msg`Pages of templates`,
  columns: [
    column.named(msg`Name`, templatePage, Subject),
    column.word('purpose', msg`For`, purposeWords),
    column.status(msg`Status`, statusWords),
    // how much the others write with one of the association's isn't told
    { ...column.own('times_used', msg`Sent with it`, Sent), align: 'end' },
    column.own('whose', msg`Whose`, Whose),
  ],
  filters: { purpose: [msg`For`, purposeWords], status: [msg`Status`, statusWords] },
  none: msg`No template of this kind`,
  first: {
    illustration: <EmailTemplatesIllustration />,
    title: msg`Write it once, and well`,
    words: msg`A template saves you the same words every time; name and occupation are filled in.`,
  },
});

export const EmailTemplatesScreen = () => <RecordListPage of={list} {...route.useLoaderData()} />;

export const EmailTemplatesPending = () => <RecordListPending of={list} />;

type Cell = column.CellProps<EmailTemplate>;

/** As it reads in a mail, by an example. */
function Subject({ row: { subject }, i18n }: Cell) {
  const locale = localeOf(i18n);
  return fillTemplate(subject[locale], useSampleValues('full', locale));
}

function Sent({ row: { times_used }, i18n }: Cell) {
  return times_used === null ? i18n._(msg`not shown`) : i18n.number(times_used);
}

function Whose({ row: { organization_id, is_default, status }, i18n }: Cell) {
  if (organization_id === null) return i18n._(msg`Your association’s`);
  if (!is_default || status !== 'published') return i18n._(msg`The company’s`);
  return <Badge tone="primary" shape="tick" label={i18n._(msg`Default`)} />;
}
