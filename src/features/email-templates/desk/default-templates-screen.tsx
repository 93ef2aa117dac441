import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { defaultTemplates } from '../../../../contract/email-templates/defaults.endpoints.ts';
import type { DefaultTemplate } from '../../../../contract/email-templates/defaults.schema.ts';
import { exampleSender } from '../../../../contract/email-templates/example-sender.ts';
import { fillTemplate } from '../../../../contract/email-templates/render.ts';
import { localeOf } from '../../../i18n/in-both.ts';
import * as column from '../../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { EmailTemplatesIllustration } from '../../../ui/illustrations/email-templates.tsx';
import { purposeWords, statusWords } from '../template-words.ts';
import { useSampleValues } from '../use-sample-values.ts';
import { defaultTemplatePage } from './default-template-words.ts';

const route = getRouteApi('/member/default-templates');

const list = recordList(defaultTemplates, {
  title: msg`Default templates`,
  lead: msg`What your companies can write with from their first day on, in German and English. For each purpose one at least stays published.`,
  create: { to: '/default-templates/create', button: msg`Create template` },
  pages: msg`Pages of templates`,
  columns: [
    column.named(msg`Name`, defaultTemplatePage, Subject),
    column.word('purpose', msg`For`, purposeWords),
    column.status(msg`Status`, statusWords),
    column.number('times_used', msg`Sent with it`),
    column.own('default', msg`Preset`, Preset),
  ],
  filters: { purpose: [msg`For`, purposeWords], status: [msg`Status`, statusWords] },
  none: msg`No template of this kind`,
  first: {
    illustration: <EmailTemplatesIllustration />,
    title: msg`Write it once, and well`,
    words: msg`A template saves your companies the same words every time; name and occupation are filled in.`,
  },
});

export const DefaultTemplatesScreen = () => <RecordListPage of={list} page={route.useLoaderData()} />;

export const DefaultTemplatesPending = () => <RecordListPending of={list} />;

type Cell = column.CellProps<DefaultTemplate>;

/** As it reads in a mail, by an example. */
function Subject({ row: { subject }, i18n }: Cell) {
  const locale = localeOf(i18n);
  return fillTemplate(subject[locale], useSampleValues('full', locale, { example: exampleSender }));
}

function Preset({ row: { is_default, status }, i18n }: Cell) {
  if (!is_default || status !== 'published') return i18n._(msg`no`);
  return <Badge tone="primary" shape="tick" label={i18n._(msg`Default`)} />;
}
