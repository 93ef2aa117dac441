import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import type { ActorRefFrom } from 'xstate';
import type { PerformResult, RecordAction, recordActionMachine } from '../../machines/records/record-action.machine.ts';
import type { Refused } from '../../machines/kit/results.ts';
import { call } from '../api/call.ts';
import { outcomeOf } from '../api/results.ts';
import { messageText } from '../forms/message-text.ts';
import { formErrorOf } from '../forms/form-error.ts';
import { FormErrorBanner } from '../forms/form-error-banner.tsx';
import { useSettledError } from '../forms/use-settled-error.ts';
import type { ButtonVariant } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Row, Stack } from '../ui/stack/stack.tsx';
import { useNotify } from '../ui/toast/notify.ts';
import { Do } from './do.tsx';
import { providedRecordAction } from './records.actors.ts';

/** What is asked before something that is hard to take back. */
export interface Question {
  readonly title: string;
  /** What will be gone. */
  readonly description: string;
  /** The button that leaves everything as it is, and the one that does it. */
  readonly keep: string;
  readonly confirm: string;
  /** It can be taken back at any time, so its button warns of nothing. */
  readonly isReversible?: boolean;
  /** Something to fill in, and what it says. */
  readonly children?: ReactNode;
  readonly details?: object;
  /** Says what is wrong with it, and whether that is nothing. */
  readonly check?: () => boolean;
}

interface RecordEventsProps<Transition extends Endpoint, Event extends string> {
  readonly record: { readonly id: string; readonly events: readonly string[] };
  /** Moves the record along its lifecycle. */
  readonly transition: Transition;
  /** What each button says, in the order of the lifecycle; an event without words has no button. */
  readonly words: Readonly<Partial<Record<Event, MessageDescriptor>>>;
  readonly looks?: Readonly<Partial<Record<Event, ButtonVariant>>>;
  readonly asks?: Readonly<Partial<Record<Event, Question>>>;
  /** Reads again what shows the record. */
  readonly onChanged: () => Promise<void>;
  readonly onDone?: (event: Event, answer: ResponseOf<Transition>) => void;
  /** Where the page has fields that say what is missing. */
  readonly onRefused?: (errors: Refused['errors']) => void;
  /** In a row of a list: small, and what goes wrong is a notification. */
  readonly isInRow?: boolean;
  readonly justify?: 'start' | 'end';
}

/** The buttons of a record's lifecycle: what its reader may do with it now. */
export function RecordEvents<Transition extends Endpoint, Event extends string>(
  props: RecordEventsProps<Transition, Event>,
) {
  return <Buttons key={props.record.id} {...props} />;
}

function Buttons<Transition extends Endpoint, Event extends string>({
  record: { id, events },
  transition,
  onChanged,
  onDone,
  onRefused,
  ...drawn
}: RecordEventsProps<Transition, Event>) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const perform = async ({ action, details }: RecordAction): Promise<PerformResult> => {
    const settle = async (): Promise<PerformResult> => {
      try {
        const input = { params: { id }, body: { event: action, ...details } };
        const answer = await call(transition, input as unknown as InputOf<Transition>);
        onDone?.(action as Event, answer);
        return { kind: 'ok' };
      } catch (error) {
        return outcomeOf(error);
      }
    };
    const result = await settle();
    if (result.kind === 'refused') onRefused?.(result.errors);
    if (drawn.isInRow && result.kind !== 'ok') {
      const { general } = formErrorOf(result);
      if (general !== undefined) notify.show({ tone: 'danger', title: messageText(i18n, general) });
    }
    await onChanged();
    return result;
  };
  const actor = useActorRef(providedRecordAction({ perform }), {
    input: { offered: events, asks: Object.keys(drawn.asks ?? {}) },
  });
  useEffect(() => actor.send({ type: 'record.changed', offered: events }), [actor, events]);
  return <ActionButtons actor={actor} {...drawn} />;
}

type ActionButtonsProps<Event extends string> = Pick<
  RecordEventsProps<Endpoint, Event>,
  'words' | 'looks' | 'asks' | 'isInRow' | 'justify'
> & { readonly actor: ActorRefFrom<typeof recordActionMachine> };

export function ActionButtons<Event extends string>({
  actor,
  words,
  looks,
  asks,
  isInRow = false,
  justify = isInRow ? 'end' : 'start',
}: ActionButtonsProps<Event>) {
  const { i18n } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const { pressed, offered: events } = snapshot.context;
  const isDoing = snapshot.matches('doing');
  const formError = useSettledError(actor, isDoing);
  const buttons = Object.entries(words) as [Event, MessageDescriptor][];
  const offered = buttons.filter(([event]) => events.includes(event));
  const questions = Object.entries(asks ?? {}) as [Event, Question][];
  if (isInRow && offered.length === 0) return null;
  return (
    <Stack gap={3}>
      {isInRow ? null : <FormErrorBanner formError={formError} />}
      <Row gap={2} justify={justify}>
        {offered.map(([event, label]) => (
          <Do
            key={event}
            on={actor}
            event={{ type: 'action.press', action: event }}
            variant={looks?.[event] ?? 'secondary'}
            size={isInRow ? 'compact' : 'regular'}
            isPending={isDoing && pressed?.action === event}
            isAsked={snapshot.matches('asking')}
          >
            {i18n._(label)}
          </Do>
        ))}
      </Row>
      {questions.map(([event, question]) => (
        <Ask
          key={event}
          actor={actor}
          question={question}
          isOpen={snapshot.matches('asking') && pressed?.action === event}
        />
      ))}
    </Stack>
  );
}

interface AskProps {
  readonly actor: ActorRefFrom<typeof recordActionMachine>;
  readonly question: Question;
  readonly isOpen: boolean;
}

function Ask({
  actor,
  question: { title, description, keep, confirm, isReversible, children, details, check },
  isOpen,
}: AskProps) {
  return (
    <Dialog
      title={title}
      description={description}
      isOpen={isOpen}
      onClose={() => actor.send({ type: 'action.cancel' })}
      isAlert
      footer={
        <>
          <Do on={actor} event={{ type: 'action.cancel' }} variant="secondary">
            {keep}
          </Do>
          <Do
            on={actor}
            event={{ type: 'action.confirm', ...(details && { details }) }}
            {...(check && { check })}
            variant={isReversible ? 'primary' : 'danger'}
          >
            {confirm}
          </Do>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
