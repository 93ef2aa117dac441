import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { sayOutcome } from '../../../contract/pings/follow-ups.endpoints.ts';
import { type Outcome, outcomes } from '../../../contract/pings/follow-ups.schema.ts';
import { call } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import { outcomeOf } from '../../api/results.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { formErrorOf, noError } from '../../forms/form-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { outcomeLooks } from './outcome-words.ts';
import * as css from './pings.css.ts';

interface OutcomeButtonsProps {
  /** Of the message. */
  readonly id: string;
  readonly outcome: Outcome | null;
  readonly onChanged: () => Promise<void>;
}

/** What became of a yes: one press says it, the same again takes it back. */
export function OutcomeButtons({ id, outcome, onChanged }: OutcomeButtonsProps) {
  const { i18n } = useLingui();
  const [pending, setPending] = useState<Outcome>();
  const [send] = useState(inOrder);
  /** What was said last and is under way. */
  const latest = useRef<{ readonly stored: Outcome | null }>(undefined);
  const [formError, setFormError] = useState(noError);
  const say = async (said: Outcome) => {
    // of what is under way it is not known yet that it was refused
    const before = latest.current ? latest.current.stored : outcome;
    const press = { stored: said === before ? null : said };
    latest.current = press;
    setPending(said);
    setFormError(noError);
    try {
      await send(() => call(sayOutcome, { params: { id }, body: { outcome: press.stored } }));
      await onChanged();
    } catch (error) {
      // what was said since is the answer
      if (latest.current === press) setFormError(formErrorOf(outcomeOf(error)));
    }
    if (latest.current !== press) return;
    latest.current = undefined;
    setPending(undefined);
  };
  return (
    <div className={css.section}>
      <Heading level={3} look="label" id="outcome">
        <Trans>What became of it?</Trans>
      </Heading>
      <div className={css.outcomes} role="group" aria-labelledby="outcome">
        {outcomes.map((one) => (
          <Button
            key={one}
            size="compact"
            variant={one === outcome ? 'primary' : 'secondary'}
            aria-pressed={one === outcome}
            isPending={one === pending}
            onClick={() => void say(one)}
          >
            {i18n._(outcomeLooks[one].label)}
          </Button>
        ))}
      </div>
      <FormErrorBanner formError={formError} />
    </div>
  );
}
