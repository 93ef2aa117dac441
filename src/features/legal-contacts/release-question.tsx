import { Trans, useLingui } from '@lingui/react/macro';
import { offerLine } from '../../../contract/pings/offer.ts';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { useTenant } from '../../api/tenant.ts';
import { currentLocale } from '../../i18n/locale.ts';
import { CompanyPortrait } from '../../ui/portrait/company-portrait.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { OfferLines } from '../../ui/offer-lines/offer-lines.tsx';
import { ReleasedFacts } from '../../ui/released-facts/released-facts.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './legal-contacts.css.ts';
import { PlainRelease } from './plain-decisions.tsx';

interface ReleaseQuestionProps {
  readonly child: string;
  readonly question: GuardianPage['questions'][number];
  readonly isPlain: boolean;
  readonly busy: string | undefined;
  readonly onAnswer: (event: 'accept' | 'decline') => void;
  readonly onReport: (company: { readonly id: string; readonly name: string }) => void;
}

/** One company the child would like to say yes to: what it gets, and yes or no. */
export function ReleaseQuestion({ child, question, isPlain, busy, onAnswer, onReport }: ReleaseQuestionProps) {
  const { i18n } = useLingui();
  const { organization: company, releases, ping_id } = question;
  const organization = company.name;
  const by = useTenant()?.name;
  const until = i18n.date(question.expires_at, { dateStyle: 'long' });
  return (
    <Card as="section" aria-labelledby={`question-${ping_id}`}>
      <Stack gap={4}>
        <Heading level={2} look="title" id={`question-${ping_id}`}>
          <Trans>
            {child} would like to say yes to {organization}
          </Trans>
        </Heading>
        <OfferLines offer={question.offer && offerLine(question.offer, currentLocale())} personal={null} by="" />
        <CompanyPortrait company={company} by={by} />
        {isPlain ? (
          <PlainRelease child={child} until={until} />
        ) : (
          <Text>
            <Trans>
              With your yes {organization} gets this, and nothing else: not the address and not the date of birth. You
              have time until {until}.
            </Trans>
          </Text>
        )}
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
        <Row>
          <Button
            variant="quiet"
            size="compact"
            hang="start"
            onClick={() => onReport({ id: company.id, name: organization })}
          >
            <Trans>Report {organization}</Trans>
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
