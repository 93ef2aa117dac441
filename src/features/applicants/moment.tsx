import { Trans } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { CallIllustration } from '../../ui/illustrations/call.tsx';
import { FindableIllustration } from '../../ui/illustrations/findable.tsx';
import { FoundIllustration } from '../../ui/illustrations/found.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import * as css from './moment.css.ts';
import type { Moment as MomentOf } from './use-moment.ts';

const drawings: Record<MomentOf['kind'], ComponentType> = {
  findable: FindableIllustration,
  promised: CallIllustration,
  found: FoundIllustration,
};

interface MomentProps {
  readonly of: MomentOf;
  readonly applicant: OwnApplicant;
  readonly title: string;
  readonly lead?: string | undefined;
}

/** In place of the page's title: a drawing, one sentence, what happens next. Its heading takes the focus. */
export function Moment({ of, applicant, title, lead }: MomentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Drawing = drawings[of.kind];
  return (
    <header className={of.kind === 'findable' ? css.findable : css.moment}>
      <div className={css.picture}>
        <Drawing />
      </div>
      <Stack gap={4}>
        <Heading level={1} ref={heading}>
          {title}
        </Heading>
        {lead === undefined ? null : <Text look="lead">{lead}</Text>}
        {/* of a place found the page itself says what becomes of the data */}
        {of.kind === 'found' ? null : (
          <ol className={css.next}>
            {of.kind === 'findable' ? <Findable isMinor={applicant.minor} /> : <Promised {...of} />}
          </ol>
        )}
      </Stack>
    </header>
  );
}

const Next = ({ children }: { children: ReactNode }) => <li className={css.step}>{children}</li>;

function Findable({ isMinor }: { isMinor: boolean }) {
  return (
    <>
      <Next>
        <Trans>Companies see your card: job, certificate, area. Not your name.</Trans>
      </Next>
      <Next>
        <Trans>Whoever would like to meet you writes to you. You find the message here.</Trans>
      </Next>
      <Next>
        {isMinor ? (
          <Trans>You say yes or no, with somebody at home if you like. Without a yes nobody gets your number.</Trans>
        ) : (
          <Trans>You say yes or no. Without a yes nobody gets your number.</Trans>
        )}
      </Next>
    </>
  );
}

function Promised({ ping }: Extract<MomentOf, { kind: 'promised' }>) {
  const { fullname } = ping.employee;
  const guardian = ping.guardian ?? '';
  return (
    <>
      <Next>
        <Trans>{fullname} calls or writes to you within a few days. You may also be the first to call.</Trans>
      </Next>
      {ping.guardian_choice === 'tell' ? (
        <Next>
          <Trans>{guardian} gets an e-mail from us that says so.</Trans>
        </Next>
      ) : null}
      <Next>
        <Trans>If nobody is in touch within ten days, we ask you. You can take your yes back at any time.</Trans>
      </Next>
    </>
  );
}
