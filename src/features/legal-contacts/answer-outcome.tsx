import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { PlainOutcome } from './plain-outcomes.tsx';
import { PlainSwitch, usePlainWords } from './plain-words.tsx';

type Situation =
  | 'confirmed'
  | 'alreadyConfirmed'
  | 'declined'
  | 'alreadyDeclined'
  | 'reported'
  | 'withdrawn'
  | 'noLongerNeeded';

interface AnswerOutcomeProps {
  readonly situation: Situation;
  readonly child: string;
  /** Companies find the child now. */
  readonly isFound: boolean;
  readonly confirmedAt: string | null;
}

const looks: Readonly<Record<Situation, Pick<ComponentProps<typeof Outcome>, 'tone' | 'picture'>>> = {
  confirmed: { tone: 'success' },
  alreadyConfirmed: { tone: 'success' },
  declined: { tone: 'info' },
  alreadyDeclined: { tone: 'info' },
  reported: { tone: 'success', picture: 'ended' },
  withdrawn: { tone: 'success', picture: 'ended' },
  noLongerNeeded: { tone: 'info' },
};

/** It was answered on this page just now. */
const justNow: ReadonlySet<Situation> = new Set(['confirmed', 'declined', 'reported', 'withdrawn']);

/** What has been answered, and what follows from it. */
export function AnswerOutcome({ situation, child, isFound, confirmedAt }: AnswerOutcomeProps) {
  const { i18n } = useLingui();
  const [isPlain, setPlain] = usePlainWords();
  const day = confirmedAt === null ? '' : i18n.date(confirmedAt, { dateStyle: 'long' });
  const { title, lead, more } = wordsOf(situation, { child, isFound, day });
  return (
    <Outcome {...looks[situation]} title={title}>
      {isPlain ? (
        <PlainOutcome situation={situation} child={child} isFound={isFound} />
      ) : (
        <>
          <Text look="lead">{lead}</Text>
          {more === undefined ? null : <Text>{more}</Text>}
        </>
      )}
      {justNow.has(situation) ? (
        <Text look="small">
          <Trans>You can close this page.</Trans>
        </Text>
      ) : null}
      <PlainSwitch isPlain={isPlain} onChange={setPlain} />
    </Outcome>
  );
}

interface Words {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly more?: ReactNode;
}

interface Facts extends Pick<AnswerOutcomeProps, 'child' | 'isFound'> {
  readonly day: string;
}

function wordsOf(situation: Situation, { child, isFound, day }: Facts): Words {
  switch (situation) {
    case 'confirmed':
      return {
        title: <Trans>Thank you, you have agreed</Trans>,
        lead: isFound ? (
          <Trans>
            Companies can find {child} from now on. We have just told {child} by e-mail.
          </Trans>
        ) : (
          <Trans>
            Companies don’t find {child} yet: something is still missing. We have just told {child} by e-mail.
          </Trans>
        ),
        more: (
          <Trans>
            You get an e-mail as well. It leads to your own page, where you see who has contact details, and can
            withdraw your consent at any time. Please keep it.
          </Trans>
        ),
      };
    case 'alreadyConfirmed':
      return {
        title: <Trans>You have already agreed</Trans>,
        lead: (
          <Trans>
            You agreed on {day} that {child} looks for an apprenticeship here. There is nothing left to do.
          </Trans>
        ),
        more: <Trans>To withdraw your consent, use the link in the e-mail you got from us afterwards.</Trans>,
      };
    case 'declined':
      return {
        title: <Trans>You have declined</Trans>,
        lead: (
          <Trans>
            No company sees {child}. We have told {child} by e-mail.
          </Trans>
        ),
        more: <Trans>If you change your mind, {child} can ask you again. You then get a new e-mail.</Trans>,
      };
    case 'alreadyDeclined':
      return {
        title: <Trans>You have already declined</Trans>,
        lead: <Trans>If you have changed your mind, please ask {child} to send you a new link.</Trans>,
      };
    case 'reported':
      return {
        title: <Trans>Thank you for telling us</Trans>,
        lead: <Trans>We will not write to you about this any more. Please excuse the mistake.</Trans>,
      };
    case 'withdrawn':
      return {
        title: <Trans>Your consent is withdrawn</Trans>,
        lead: (
          <Trans>
            No company finds {child} any more. You and {child} get an e-mail about it.
          </Trans>
        ),
      };
    case 'noLongerNeeded':
      return {
        title: <Trans>Your consent is no longer needed</Trans>,
        lead: <Trans>{child} is old enough by now to decide alone. There is nothing left for you to do.</Trans>,
      };
  }
}
