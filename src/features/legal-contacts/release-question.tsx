import { Trans, useLingui } from '@lingui/react/macro';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { CompanyFacts } from '../../ui/company-facts/company-facts.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { ReleasedFacts } from '../../ui/released-facts/released-facts.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './legal-contacts.css.ts';

interface ReleaseQuestionProps {
  readonly child: string;
  readonly question: GuardianPage['questions'][number];
  readonly busy: string | undefined;
  readonly onAnswer: (event: 'accept' | 'decline') => void;
}

/** One company the child would like to say yes to: what it gets, and yes or no. */
export function ReleaseQuestion({ child, question, busy, onAnswer }: ReleaseQuestionProps) {
  const { i18n } = useLingui();
  const { organization: company, releases, ping_id } = question;
  const organization = company.name;
  const until = i18n.date(question.expires_at, { dateStyle: 'long' });
  return (
    <Card as="section" aria-labelledby={`question-${ping_id}`}>
      <Stack gap={4}>
        <Heading level={2} look="title" id={`question-${ping_id}`}>
          <Trans>
            {child} would like to say yes to {organization}
          </Trans>
        </Heading>
        <CompanyFacts company={company} />
        <Text>
          <Trans>
            With your yes {organization} gets this, and nothing else: not the address and not the date of birth. You
            have time until {until}.
          </Trans>
        </Text>
        <ReleasedFacts releases={releases} />
        <div className={css.answers}>
          <Button
            width="full"
            isPending={busy === `accept ${ping_id}`}
            disabled={busy !== undefined && busy !== `accept ${ping_id}`}
            onClick={() => onAnswer('accept')}
          >
            <Trans>Yes, release it</Trans>
          </Button>
          <Button
            width="full"
            variant="secondary"
            isPending={busy === `decline ${ping_id}`}
            disabled={busy !== undefined && busy !== `decline ${ping_id}`}
            onClick={() => onAnswer('decline')}
          >
            <Trans>No, not to this company</Trans>
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
