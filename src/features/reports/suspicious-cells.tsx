import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ownSuspicionKinds } from '../../../contract/reports/suspicious-events.search.ts';
import { checkSuspicious } from '../../../contract/reports/suspicious-events.endpoints.ts';
import { type SuspiciousEvent, suspicionNoteLength } from '../../../contract/reports/suspicious-events.schema.ts';
import { momentInWords } from '../../i18n/days.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { TwoLines } from '../../ui/data-table/cells.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import * as css from './suspicious.css.ts';
import { happened, harmlessOf, helpWords, kindWords, roleWords, topicWords } from './suspicious-words.ts';

interface Cell {
  readonly of: SuspiciousEvent;
}

/** Whom it is about, with the way to the page on which something can be done. */
export function About({ of: event }: Cell) {
  const { i18n } = useLingui();
  const { person, organization, registration_code, topic } = event;
  const below = [
    ...(person ? [i18n._(roleWords[person.type])] : []),
    ...(organization && (person !== null || registration_code !== null) ? [organization.name] : []),
  ];
  return (
    <TwoLines below={below.join(', ')}>
      {person || organization ? <Way of={event} /> : i18n._(topic === null ? kindWords[event.kind] : topicWords[topic])}
    </TwoLines>
  );
}

function Way({ of: { person, organization, registration_code } }: Cell) {
  if (person?.applicant_id)
    return (
      <RouterLink variant="alone" to="/applicants/$applicant_id" params={{ applicant_id: person.applicant_id }}>
        {person.name}
      </RouterLink>
    );
  if (!organization) return person?.name;
  const organization_id = organization.id;
  if (registration_code)
    return (
      <RouterLink
        variant="alone"
        to="/organizations/$organization_id/registration-codes/$registration_code_id"
        params={{ organization_id, registration_code_id: registration_code.id }}
      >
        {registration_code.name}
      </RouterLink>
    );
  return (
    <RouterLink
      variant="alone"
      to={person ? '/organizations/$organization_id/employees' : '/organizations/$organization_id'}
      params={{ organization_id }}
    >
      {person?.name ?? organization.name}
    </RouterLink>
  );
}

/** What was seen, why that may be nothing, and what helps. */
export function What({ of: event }: Cell) {
  const { i18n } = useLingui();
  return (
    <TwoLines
      below={
        <>
          {i18n._(harmlessOf(event))}
          <br />
          {i18n._(helpWords[event.kind])}
        </>
      }
    >
      {i18n._(happened(event))}
    </TwoLines>
  );
}

const words = { check: msg`Looked into …` };

/** Whether whom it is about reads in their data what staff noted. */
const isReadable = ({ kind, person }: SuspiciousEvent) =>
  person !== null && ownSuspicionKinds.some((own) => own === kind);

/** What somebody found, or the button to note it. */
export function Check({ of: event }: Cell) {
  if (event.status === 'checked') return <Checked of={event} />;
  return event.events.length > 0 ? <ToCheck of={event} /> : <Trans>It’s about you: somebody else looks into it.</Trans>;
}

function Checked({ of: { checked_at, checked_by, note } }: Cell) {
  const { i18n } = useLingui();
  const when = momentInWords(i18n, checked_at);
  return (
    <div className={css.noted}>
      <TwoLines below={note}>
        {checked_by === null ? <Trans>Looked into on {when}</Trans> : [checked_by, when].join(', ')}
      </TwoLines>
    </div>
  );
}

function ToCheck({ of: event }: Cell) {
  const { t } = useLingui();
  const notify = useNotify();
  const told = t`For your team. Whom it is about can read it in their data; it is deleted after 90 days.`;
  const untold = t`For your team alone; it is deleted after 90 days.`;
  // once it has doubled, what was noted before is written on
  const [note, setNote] = useState(event.note ?? '');
  const [isMissing, setMissing] = useState(false);
  return (
    <RecordEvents
      record={event}
      transition={checkSuspicious}
      words={words}
      asks={{
        check: {
          title: t`What did you find?`,
          description: t`It leaves the list of what waits. Nothing else changes by it: you suspend a company on its page; single accounts are shut out by administrators.`,
          keep: t`Cancel`,
          confirm: t`Save`,
          isReversible: true,
          details: { note: note.trim() },
          check: () => {
            setMissing(note.trim() === '');
            return note.trim() !== '';
          },
          children: (
            <TextArea
              name="note"
              label={t`Your note`}
              help={isReadable(event) ? told : untold}
              value={note}
              onChange={setNote}
              errors={isMissing ? [t`Please write what you found.`] : []}
              required
              rows={4}
              maxLength={suspicionNoteLength}
            />
          ),
        },
      }}
      onChanged={useChanged('/reports/suspicious')}
      onDone={() => {
        notify.show({ tone: 'success', title: t`Noted` });
      }}
      isInRow
    />
  );
}
