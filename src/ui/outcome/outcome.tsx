import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../heading/heading.tsx';
import { AgreementIllustration } from '../illustrations/agreement.tsx';
import { ClosedDoorIllustration } from '../illustrations/closed-door.tsx';
import { ErrorIllustration } from '../illustrations/error.tsx';
import { Picture } from '../illustrations/picture.tsx';
import { ProposalsIllustration } from '../illustrations/proposals.tsx';
import { VerificationIllustration } from '../illustrations/verification.tsx';
import { Stack } from '../stack/stack.tsx';

type OutcomeTone = 'success' | 'info' | 'warning' | 'danger';

const pictures = {
  agreed: AgreementIllustration,
  ended: ClosedDoorIllustration,
  handed: ProposalsIllustration,
  sent: VerificationIllustration,
  lost: ErrorIllustration,
} as const satisfies Record<string, ComponentType>;
type PictureName = keyof typeof pictures;

const usual: Record<OutcomeTone, PictureName> = { success: 'agreed', info: 'ended', warning: 'lost', danger: 'lost' };

type OutcomeProps = {
  tone: OutcomeTone;
  /** in place of the tone's own; a question has none */
  picture?: PictureName | 'none' | undefined;
  /** what has happened, as a sentence */
  title: ReactNode;
  /** what it means and what happens next */
  children?: ReactNode;
  action?: ReactNode | undefined;
};

/** A page that says how something ended. Its heading takes the focus, so that everybody hears it. */
export function Outcome({ tone, picture = usual[tone], title, children, action }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Drawing = picture === 'none' ? undefined : pictures[picture];
  return (
    <Stack gap={6} align="start">
      {Drawing ? (
        <Picture>
          <Drawing />
        </Picture>
      ) : null}
      <Heading level={1} ref={heading}>
        {title}
      </Heading>
      {children === undefined ? null : <Stack gap={4}>{children}</Stack>}
      {action}
    </Stack>
  );
}
