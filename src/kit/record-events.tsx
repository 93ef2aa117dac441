import type { I18n, MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import type { ActorRefFrom } from 'xstate';
import type { PerformResult, RecordAction, recordActionMachine } from '../../machines/records/record-action.machine.ts';
import type { Refused } from '../../machines/kit/results.ts';
import { call } from '../api/call.ts';
import { outcomeOf } from '../api/results.ts';
import { messageText } from '../forms/message-text.ts';
import { type FormError, formErrorOf } from '../forms/form-error.ts';
import type { Outcome, SavedVersions } from '../forms/outcome.ts';
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

type Fields = readonly { readonly name: string; readonly label: MessageDescriptor }[];

export interface RecordEventsProps<Transition extends Endpoint, Event extends string> {
  /** With its version, where the server compares it. */
  readonly record: { readonly id: string; readonly events: readonly string[]; readonly version?: number };
  /** Moves the record along its lifecycle. */
  readonly transition: Transition;
  /** What each button says, in the order of the lifecycle; an event without words has no button. */
  readonly words: Readonly<Partial<Record<Event, MessageDescriptor>>>;
  readonly looks?: Readonly<Partial<Record<Event, ButtonVariant>>>;
  readonly asks?: Readonly<Partial<Record<Event, Question>>>;
  /** Reads again what shows the record. */
  readonly onChanged: () => Promise<void>;
  /** Done before an event, such as saving what is typed. */
  readonly first?: Readonly<Partial<Record<Event, () => Promise<Outcome | undefined>>>>;
  readonly onDone?: (event: Event, answer: ResponseOf<Transition>) => void;
  /** What a conflict means, where an event can have one. */
  readonly conflicts?: Readonly<Partial<Record<Event, string>>>;
  /** Where the page has fields that say what the event misses; they are named at the button too. */
  readonly onRefused?: (errors: Refused['errors']) => void;
  readonly fields?: Fields;
  /** In a row of a list: small, and what goes wrong is a notification. */
  readonly isInRow?: boolean;
  /** Was pressed before this was there (`row-events.tsx`). */
  readonly begin?: Event | undefined;
  readonly justify?: 'start' | 'end';
}

/** The buttons of a record's lifecycle: what its reader may do with it now. */
export function RecordEvents<Transition extends Endpoint, Event extends string>(
  props: RecordEventsProps<Transition, Event>,
) {
  return <Buttons key={props.record.id} {...props} />;
}

/** The version that its reader knows, where the page shows an earlier one. */
const ownVersion = (shown: number, saved: SavedVersions | undefined): number =>
  saved && saved.from <= shown && shown < saved.to ? saved.to : shown;

function Buttons<Transition extends Endpoint, Event extends string>({
  record: { id, events, version },
  transition,
  onChanged,
  first,
  onDone,
  conflicts,
  onRefused,
  ...drawn
}: RecordEventsProps<Transition, Event>) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const perform = async ({ action, details }: RecordAction): Promise<PerformResult> => {
    const settle = async (): Promise<PerformResult> => {
      const before: Outcome = (await first?.[action as Event]?.()) ?? { kind: 'ok' };
      if (before.kind === 'unsaved') {
        const message = t`What is typed couldn’t be saved yet. Please look through the form.`;
        return { kind: 'refused', code: 'conflict', message, errors: {} };
      }
      if (before.kind !== 'ok') return before;
      // a row doesn't show its record whole; elsewhere its reader knows of what they saved, read again already or not yet
      const seen = drawn.isInRow || version === undefined ? undefined : ownVersion(version, before.saved);
      try {
        const input = { params: { id }, body: { event: action, ...details } } as unknown as InputOf<Transition>;
        const answer = await call(transition, input, seen === undefined ? {} : { version: seen });
        onDone?.(action as Event, answer);
        return { kind: 'ok' };
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome.kind === 'refused' && outcome.code === 'stale') {
          const message = t`Somebody else has just changed this. Here is how it stands now: please look before you press again.`;
          return { ...outcome, code: 'conflict', message };
        }
        const said = conflicts?.[action as Event];
        if (outcome.kind === 'refused' && outcome.code === 'conflict' && said !== undefined)
          return { ...outcome, message: said };
        if (outcome.kind === 'refused' && Object.keys(outcome.errors).length > 0) onRefused?.(outcome.errors);
        return outcome;
      }
    };
    const result = await settle();
    if (drawn.isInRow && result.kind !== 'ok') {
      const { general } = formErrorOf(result);
      if (general !== undefined) notify.show({ tone: 'danger', title: messageText(i18n, general) });
    }
    const read = onChanged();
    // a refusal is said at once, before somebody goes on
    if (result.kind === 'ok') await read;
    return result;
  };
  const actor = useActorRef(providedRecordAction({ perform }), {
    input: { offered: events, asks: Object.keys(drawn.asks ?? {}) },
  });
  useEffect(() => actor.send({ type: 'record.changed', offered: events }), [actor, events]);
  const begin = useEffectEvent(() => {
    if (drawn.begin !== undefined) actor.send({ type: 'action.press', action: drawn.begin });
  });
  useEffect(() => begin(), []);
  return <ActionButtons actor={actor} {...drawn} />;
}

type ActionButtonsProps<Event extends string> = Pick<
  RecordEventsProps<Endpoint, Event>,
  'words' | 'looks' | 'asks' | 'fields' | 'isInRow' | 'begin' | 'justify'
> & { readonly actor: ActorRefFrom<typeof recordActionMachine> };

export function ActionButtons<Event extends string>({
  actor,
  words,
  looks,
  asks,
  fields = [],
  isInRow = false,
  begin,
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
      {isInRow ? null : <FormErrorBanner formError={withNames(formError, fields, i18n)} />}
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was pressed, in this place, a moment ago
            autoFocus={event === begin}
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

/** Says which fields are meant, for they stand elsewhere on the page. */
function withNames(formError: FormError, fields: Fields, i18n: I18n): FormError {
  const sentences = fields.flatMap(({ name, label }) => {
    const parts = Object.entries(formError.fields).filter(([path]) => path === name || path.startsWith(`${name}.`));
    const sentence = parts[0]?.[1]?.[0];
    return sentence === undefined ? [] : `${i18n._(label)}: ${sentence}`;
  });
  return sentences.length === 0 ? formError : { ...formError, general: sentences.join(' ') };
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
