import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { EmployeeDeletion } from '../../../../contract/employees/employee-deletion.schema.ts';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import * as css from './desk.css.ts';

interface WhatBecomesProps {
  readonly of: EmployeeDeletion;
}
type Lines = readonly (readonly [count: number, words: string])[];

/** What would end with an account, go to a colleague and stay, counted; nothing is said of what there is none of. */
export function WhatBecomes({ of: deletion }: WhatBecomesProps) {
  const { t } = useLingui();
  const { heir, messages } = deletion;
  const ends = useEnds(deletion);
  const stays = useStays(deletion);
  const theirs = t`${plural(messages, { one: '# message to an applicant', other: '# messages to applicants' })}`;
  const nameless = t`${plural(messages, { one: '# message to an applicant, without a name', other: '# messages to applicants, without a name' })}`;
  return (
    <Stack gap={3}>
      <Part title={t`Ends at once`} lines={ends} />
      {heir === null ? null : <Part title={t`Goes to ${heir}`} lines={[[messages, theirs]]} />}
      <Part title={t`Stays with the company`} lines={heir === null ? [[messages, nameless], ...stays] : stays} />
      {[...ends, ...stays].some(([count]) => count > 0) || messages > 0 ? null : (
        <Text>
          <Trans>Nothing but the account itself: they have made and sent nothing.</Trans>
        </Text>
      )}
    </Stack>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: Lines }) {
  const shown = lines.filter(([count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Stack gap={1}>
      <Heading level={3} look="label">
        {title}
      </Heading>
      <ul className={css.lines}>
        {shown.map(([, words]) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Stack>
  );
}

function useEnds({ ends }: EmployeeDeletion): Lines {
  const { t } = useLingui();
  const { sessions, unsent_messages: unsent, open_messages: open, invitations, alerts } = ends;
  return [
    [sessions, t`${plural(sessions, { one: '# login', other: '# logins' })}`],
    [
      unsent,
      t`${plural(unsent, { one: '# message that nobody has received yet', other: '# messages that nobody has received yet' })}`,
    ],
    [
      open,
      t`${plural(open, { one: '# message without an answer, which nobody is left to read', other: '# messages without an answer, which nobody is left to read' })}`,
    ],
    [
      invitations,
      t`${plural(invitations, { one: '# invitation of theirs that is open', other: '# invitations of theirs that are open' })}`,
    ],
    [
      alerts,
      t`${plural(alerts, { one: '# alert that tells nobody else: it is paused', other: '# alerts that tell nobody else: they are paused' })}`,
    ],
  ];
}

function useStays({ stays }: EmployeeDeletion): Lines {
  const { t } = useLingui();
  const { alerts, codes, email_templates: templates, profiles } = stays;
  return [
    [alerts, t`${plural(alerts, { one: '# alert', other: '# alerts' })}`],
    [codes, t`${plural(codes, { one: '# registration code', other: '# registration codes' })}`],
    [templates, t`${plural(templates, { one: '# e-mail template', other: '# e-mail templates' })}`],
    [profiles, t`${plural(profiles, { one: '# profile', other: '# profiles' })}`],
  ];
}
