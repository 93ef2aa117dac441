import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CompanyView, viewDays } from '../../../contract/search/views.schema.ts';
import { dayInWords } from '../../i18n/days.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { AccountSection } from './account-section.tsx';
import * as css from './account.css.ts';

interface ViewersProps {
  readonly viewers: readonly CompanyView[];
  readonly isBlocked: (id: string) => boolean;
  readonly onBlock: (viewer: CompanyView) => void;
}

/** Which companies looked, and what they saw. */
export function Viewers({ viewers, isBlocked, onBlock }: ViewersProps) {
  return (
    <AccountSection
      title={<Trans>Who looked at your card</Trans>}
      about={
        <>
          <Text>
            <Trans>
              On your card are your wish, certificate, area and rough distance. Your name isn’t: only companies that you
              said yes to or that recommended you know it.
            </Trans>
          </Text>
          <Text look="small">
            <Trans>
              We note who opened your card for at least five seconds, saved it, hid it or wrote to you, not who merely
              saw you in a list. We forget it after {viewDays} days at the latest.
            </Trans>
          </Text>
        </>
      }
    >
      {viewers.length === 0 ? (
        <Text>
          <Trans>No company lately.</Trans>
        </Text>
      ) : (
        <ul className={css.list}>
          {viewers.map((viewer) => (
            <li key={viewer.organization_id} className={css.browser}>
              <div className={css.words}>
                <span className={css.name}>{viewer.organization}</span>
                <Text look="small">
                  <Days days={viewer.days} />
                </Text>
              </div>
              {isBlocked(viewer.organization_id) ? (
                <Text look="small">
                  <Trans>blocked</Trans>
                </Text>
              ) : (
                <Button variant="secondary" size="compact" onClick={() => onBlock(viewer)}>
                  <Trans>Block</Trans>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

/** `days` from the latest on. */
function Days({ days }: Pick<CompanyView, 'days'>) {
  const { i18n } = useLingui();
  const last = dayInWords(i18n, days[0] ?? '', 'long');
  const earlier = days.length - 1;
  return earlier === 0 ? (
    <Trans>On {last}</Trans>
  ) : (
    <Trans>
      Last on {last}, and on <Plural value={earlier} one="one day" other="# days" /> before
    </Trans>
  );
}
