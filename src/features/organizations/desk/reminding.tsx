import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { previewReminders, remindOrganizations } from '../../../../contract/organizations/progress.endpoints.ts';
import type { Progress, Reminder } from '../../../../contract/organizations/progress.schema.ts';
import { call } from '../../../api/call.ts';
import { Quiet, Together } from '../../../kit/choosing/together.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';
import { refusalWords } from './progress-words.ts';

interface RemindingProps {
  readonly chosen: Chosen<Progress>;
  /** What else is on the page; `pending`: of which company it is being asked what it would get. */
  readonly children: (reminding: {
    readonly onRemind: (row: Progress) => void;
    readonly pending: string | undefined;
    readonly refusal: ReactNode;
  }) => ReactNode;
}

/** Those whom it reaches now. */
export const mayRemind = ({ remind }: Progress) => remind === null;

/** Asks first what each company would get, shows that, and sends it on a second press: one of them, or those chosen. */
export function Reminding({ chosen, children }: RemindingProps) {
  const { t } = useLingui();
  return (
    <Together
      chosen={chosen}
      nameOf={({ name }) => name}
      idOf={(one: Reminder) => one.organization_id}
      preview={async (ids) => (await call(previewReminders, { body: { organization_ids: [...ids] } })).data}
      send={(ids) => call(remindOrganizations, { body: { organization_ids: [...ids] } })}
      list="/organizations-progress"
      words={{
        button: (count) => t`${plural(count, { one: 'Remind one …', other: 'Remind # …' })}`,
        title: (count) =>
          count === 0
            ? t`Nobody would be reminded`
            : t`${plural(count, { one: 'Remind one company?', other: 'Remind # companies?' })}`,
        description: t`Everybody of it who can log in gets an e-mail, in their own language. It goes out in a minute, and until then you can undo it. This is how it reads:`,
        confirm: (count) => t`${plural(count, { one: 'Send it', other: 'Send #' })}`,
        done: (sent) =>
          t`${plural(sent, { 0: 'Nobody is reminded', one: 'One company is reminded in a minute', other: '# companies are reminded in a minute' })}`,
      }}
      renderOne={(one) => <Told of={one} />}
    >
      {({ ask, ...asking }) => children({ ...asking, onRemind: ({ id }) => ask(id) })}
    </Together>
  );
}

/** What a company gets and who reads it, or why nothing. */
function Told({ of: { refused, to, text } }: { of: Reminder }) {
  const { i18n } = useLingui();
  const readers = new Intl.ListFormat(i18n.locale).format(to.map((reader) => reader.name));
  if (refused !== null) return <Quiet>{i18n._(refusalWords[refused])}</Quiet>;
  return (
    <>
      <Quiet>
        <Trans>To {readers}</Trans>
      </Quiet>
      <span lang={to[0]?.locale}>{text}</span>
    </>
  );
}
