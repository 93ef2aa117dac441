import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';

interface AnswerOutcomeProps {
  readonly situation:
    | 'confirmed'
    | 'alreadyConfirmed'
    | 'declined'
    | 'alreadyDeclined'
    | 'reported'
    | 'withdrawn'
    | 'noLongerNeeded';
  readonly child: string;
  /** Companies find the child now. */
  readonly isFound: boolean;
  readonly confirmedAt: string | null;
}

/** What has been answered, and what follows from it. */
export function AnswerOutcome({ situation, child, isFound, confirmedAt }: AnswerOutcomeProps) {
  const { i18n } = useLingui();
  const day = confirmedAt === null ? '' : i18n.date(confirmedAt, { dateStyle: 'long' });
  switch (situation) {
    case 'confirmed':
      return (
        <Outcome tone="success" title={<Trans>Thank you, you have agreed</Trans>}>
          <Text look="lead">
            {isFound ? (
              <Trans>
                Companies can find {child} from now on. We have just told {child} by e-mail.
              </Trans>
            ) : (
              <Trans>
                Companies don’t find {child} yet: something is still missing. We have just told {child} by e-mail.
              </Trans>
            )}
          </Text>
          <Text>
            <Trans>
              You get an e-mail as well. It leads to your own page, where you see who has contact details, and can
              withdraw your consent at any time. Please keep it.
            </Trans>
          </Text>
          <CloseHint />
        </Outcome>
      );
    case 'alreadyConfirmed':
      return (
        <Outcome tone="success" title={<Trans>You have already agreed</Trans>}>
          <Text look="lead">
            <Trans>
              You agreed on {day} that {child} looks for an apprenticeship here. There is nothing left to do.
            </Trans>
          </Text>
          <Text>
            <Trans>To withdraw your consent, use the link in the e-mail you got from us afterwards.</Trans>
          </Text>
        </Outcome>
      );
    case 'declined':
      return (
        <Outcome tone="info" title={<Trans>You have declined</Trans>}>
          <Text look="lead">
            <Trans>
              No company sees {child}. We have told {child} by e-mail.
            </Trans>
          </Text>
          <Text>
            <Trans>If you change your mind, {child} can ask you again. You then get a new e-mail.</Trans>
          </Text>
          <CloseHint />
        </Outcome>
      );
    case 'alreadyDeclined':
      return (
        <Outcome tone="info" title={<Trans>You have already declined</Trans>}>
          <Text look="lead">
            <Trans>If you have changed your mind, please ask {child} to send you a new link.</Trans>
          </Text>
        </Outcome>
      );
    case 'reported':
      return (
        <Outcome tone="success" picture="ended" title={<Trans>Thank you for telling us</Trans>}>
          <Text look="lead">
            <Trans>We will not write to you about this any more. Please excuse the mistake.</Trans>
          </Text>
          <CloseHint />
        </Outcome>
      );
    case 'withdrawn':
      return (
        <Outcome tone="success" picture="ended" title={<Trans>Your consent is withdrawn</Trans>}>
          <Text look="lead">
            <Trans>
              No company finds {child} any more. You and {child} get an e-mail about it.
            </Trans>
          </Text>
          <CloseHint />
        </Outcome>
      );
    case 'noLongerNeeded':
      return (
        <Outcome tone="info" title={<Trans>Your consent is no longer needed</Trans>}>
          <Text look="lead">
            <Trans>{child} is old enough by now to decide alone. There is nothing left for you to do.</Trans>
          </Text>
        </Outcome>
      );
  }
}

function CloseHint() {
  return (
    <Text look="small">
      <Trans>You can close this page.</Trans>
    </Text>
  );
}
