import { msg } from '@lingui/core/macro';
import { recommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import { mostTogether, type Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { type Chosen, useChosen } from '../../kit/choosing/use-chosen.ts';
import type { Page } from '../../kit/list-query.ts';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import type { SelectOption } from '../../ui/select/select.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { KnownTogetherLater } from './known-together-later.ts';
import { RecommendByMail } from './recommend-by-mail.tsx';
import { columns } from './recommendation-columns.tsx';
import { findableWords, statusWords } from './recommendation-words.ts';
import { FirstIllustration } from './recommendations-later.ts';
import { SelectUnsaid } from './select-unsaid.tsx';

interface Offers extends Chosen<Recommendation> {
  /** The company's own. */
  readonly codes: readonly SelectOption[];
}

/** Whom the company recommends, by name. */
const list = recordList<typeof recommendations, Offers>(recommendations, {
  title: msg`Recommended applicants`,
  lead: msg`They came by your codes or your e-mails, so you see them by name, and whether companies can find them.`,
  pages: msg`Pages of recommended applicants`,
  columns,
  filters: {
    status: [msg`Status`, statusWords],
    findable: [msg`For companies`, findableWords],
    came: [msg`Came by a code`, { lately: msg`In the last 4 weeks`, unsaid: msg`Not confirmed yet` }],
    code: [msg`Code`, ({ codes }) => codes, msg`Unknown code`],
  },
  none: msg`Nobody fits these filters`,
  first: {
    illustration: <FirstIllustration />,
    title: msg`Whom you recommend will be here`,
    words: msg`Hand a registration code to a good applicant you can’t take. Who registers with it appears here by name.`,
  },
});

interface RecommendationsProps extends Pick<Offers, 'codes'> {
  readonly page: Page<Recommendation>;
}

export function RecommendationsScreen({ page, codes }: RecommendationsProps) {
  const chosen = useChosen(page.data, mostTogether);
  const tools = <SelectUnsaid rows={page.data} chosen={chosen} />;
  const write = <RecommendByMail />;
  return (
    <Stack gap={4}>
      <RecordListPage of={list} offers={{ ...chosen, codes }} tools={tools} action={write} page={page} />
      <KnownTogetherLater chosen={chosen} />
    </Stack>
  );
}

export const RecommendationsPending = () => <RecordListPending of={list} />;
