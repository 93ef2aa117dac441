import { useLingui } from '@lingui/react/macro';
import type { ApplicantPing } from '../../contract/pings/applicant-ping.schema.ts';
import { Button } from '../ui/button/button.tsx';
import { Row } from '../ui/stack/stack.tsx';

/** The company offers another occupation than the wish it fits by. */
const isOtherOffer = ({ offer, match }: Pick<ApplicantPing, 'offer' | 'match'>): boolean =>
  offer !== null && !match.reasons.some((reason) => reason.kind === 'occupation' && reason.name === offer.occupation);

interface DeclineReasonsProps {
  readonly ping: Pick<ApplicantPing, 'offer' | 'match'>;
  /** Takes the place of what is typed. */
  readonly onChoose: (reason: string) => void;
}

/** What people say most often, one tap each; what the offer itself suggests comes first. */
export function DeclineReasons({ ping, onChoose }: DeclineReasonsProps) {
  const { t } = useLingui();
  const another = t`I would like to learn something else.`;
  const usual = [t`It is too far for me.`, t`I have something in prospect already.`, t`The time doesn’t suit me.`];
  const reasons = isOtherOffer(ping) ? [another, ...usual] : [...usual, another];
  return (
    <Row gap={2}>
      {reasons.map((reason) => (
        <Button key={reason} variant="secondary" size="compact" onClick={() => onChoose(reason)}>
          {reason}
        </Button>
      ))}
    </Row>
  );
}
