import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Heading, Text } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './wizard-frame.css.ts';

/** What pressing does, and whether it can be done now. */
type Press = { readonly disabled?: boolean; readonly onClick: () => void };

/** One step of the way; `open` where the user may open it. */
export type WizardStep = {
  id: string;
  label: string;
  state: keyof typeof css.state;
  open?: Press | undefined;
};

export type WizardFrameProps = {
  /** names the way: "Dein Profil" */
  label: string;
  steps: readonly WizardStep[];
  title: string;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** one sentence: why it is asked */
  lead?: ReactNode | undefined;
  back?: Press | undefined;
  skip?: Press | undefined;
  /** the button that goes on */
  next: ReactElement;
  /** what comes of the answers: beside them where there is room, else below */
  aside?: ReactNode | undefined;
  children: ReactNode;
};

const isHere = ({ state }: WizardStep): boolean => state === 'current' || state === 'again';

/** One question at a time: steps with names, Back left, Continue right, Skip quiet. */
export function WizardFrame({
  label,
  steps,
  title,
  titleRef,
  lead,
  back,
  skip,
  next,
  aside,
  children,
}: WizardFrameProps) {
  return (
    <div className={css.frame}>
      <WizardProgress label={label} steps={steps} />
      <div className={css.intro}>
        <Heading level={1} ref={titleRef}>
          {title}
        </Heading>
        {lead === undefined ? null : <Text look="lead">{lead}</Text>}
      </div>
      <div>{children}</div>
      {aside === undefined ? null : (
        <div className={css.aside}>
          <div className={css.kept}>{aside}</div>
        </div>
      )}
      <div className={css.actions}>
        {back === undefined ? null : (
          <Button {...back} variant="quiet" icon={<Icon name="left" />}>
            <Trans>Back</Trans>
          </Button>
        )}
        <div className={css.forward}>
          {skip === undefined ? null : (
            <Button {...skip} variant="quiet">
              <Trans>Skip</Trans>
            </Button>
          )}
          {next}
        </div>
      </div>
    </div>
  );
}

/** The steps of a way, and where on it this is. */
export function WizardProgress({ label, steps }: { label: string; steps: readonly WizardStep[] }) {
  const { t } = useLingui();
  const position = steps.findIndex(isHere) + 1;
  const total = steps.length;
  const name = steps[position - 1]?.label ?? '';
  return (
    <nav aria-label={label}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.id} className={css.state[step.state]} aria-current={isHere(step) ? 'step' : undefined}>
            <StepName step={step} />
          </li>
        ))}
      </ol>
      {position === 0 ? null : <p className={css.count}>{t`Step ${position} of ${total}: ${name}`}</p>}
    </nav>
  );
}

function StepName({ step }: { step: WizardStep }) {
  const { t } = useLingui();
  const isDone = step.state === 'done' || step.state === 'again';
  const words = (
    <span className={css.words}>
      {isDone ? <Icon name="check" /> : null}
      <span>{step.label}</span>
      {isDone ? <span className={visuallyHidden}>{t`done`}</span> : null}
    </span>
  );
  if (step.open === undefined || isHere(step))
    return <span className={isHere(step) ? `${css.name} ${css.current}` : css.name}>{words}</span>;
  return (
    <button {...step.open} type="button" className={`${css.name} ${css.pressable}`}>
      {words}
    </button>
  );
}
