import { Trans, useLingui } from '@lingui/react/macro';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { useTenant } from '../../api/tenant.ts';
import { dayInWords } from '../../i18n/days.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import * as css from './legal-contacts.css.ts';

interface GuardianReportsProps {
  readonly page: GuardianPage;
  readonly busy: string | undefined;
  /** Leaves it to the child whether the company stays blocked. */
  readonly onLeave: (organizationId: string) => void;
}

/** What a guardian has reported, what was answered, and what holds until they say otherwise. */
export function GuardianReports({ page: { child, reports }, busy, onLeave }: GuardianReportsProps) {
  const { i18n } = useLingui();
  const tenant = useTenant()?.name ?? '';
  return (
    <ul className={css.recipients}>
      {reports.map(({ id, organization, status, created_at, answer_by, text, answer, is_held: isHeld }) => {
        const { name } = organization;
        const reported = i18n.date(created_at, { dateStyle: 'long' });
        const due = dayInWords(i18n, answer_by, 'full');
        const isOpen = status === 'pending';
        return (
          <li key={id}>
            <Text look="strong">{name}</Text>
            <Text look="small">
              {isOpen ? (
                <Trans>
                  Reported on {reported}. We answer you by {due}.
                </Trans>
              ) : (
                <Trans>Reported on {reported}.</Trans>
              )}
            </Text>
            {text === '' ? null : <blockquote className={css.quote}>{text}</blockquote>}
            {answer === null ? null : (
              <>
                <Text look="strong">
                  <Trans>{tenant} answers</Trans>
                </Text>
                <blockquote className={css.quote}>{answer}</blockquote>
              </>
            )}
            {isHeld ? (
              <>
                <Text look="small">
                  <Trans>
                    {name} stays blocked for {child} until you leave that to {child}.
                  </Trans>
                </Text>
                {isOpen ? null : (
                  <Button
                    variant="secondary"
                    size="compact"
                    isPending={busy === `leave ${organization.id}`}
                    disabled={busy !== undefined && busy !== `leave ${organization.id}`}
                    onClick={() => onLeave(organization.id)}
                  >
                    <Trans>
                      Let {child} decide about {name}
                    </Trans>
                  </Button>
                )}
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
