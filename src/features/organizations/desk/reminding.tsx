import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { previewReminders, remindOrganizations } from '../../../../contract/organizations/progress.endpoints.ts';
import type { Progress, Reminder } from '../../../../contract/organizations/progress.schema.ts';
import { call } from '../../../api/call.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { ChosenRows } from '../../../kit/choosing/chosen-rows.tsx';
import type { Chosen } from '../../../kit/choosing/use-chosen.ts';
import { useChanged } from '../../../kit/use-changed.ts';
import { useOneCall } from '../../../kit/use-one-call.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { useNotify } from '../../../ui/toast/notify.ts';
import { refusalWords } from './progress-words.ts';
import * as css from './progress.css.ts';

interface RemindingProps {
  readonly chosen: Chosen<Progress>;
  /** What else is on the page; `pending`: of which company it is being asked what it would get. */
  readonly children: (reminding: {
    readonly onRemind: (row: Progress) => void;
    readonly pending: string | undefined;
    readonly refusal: ReactNode;
  }) => ReactNode;
}

/** Asks first what each company would get, shows that, and sends it on a second press: one of them, or those chosen. */
export function Reminding({ chosen, children }: RemindingProps) {
  const { t } = useLingui();
  const notify = useNotify();
  const [shown, setShown] = useState<readonly Reminder[]>([]);
  const asking = useOneCall(async () => undefined);
  const sending = useOneCall(useChanged('/organizations-progress'));
  const ids = shown.map(({ organization_id }) => organization_id);
  const willGo = shown.filter(({ refused }) => refused === null);
  const count = willGo.length;
  const close = () => setShown([]);
  const ask = (name: string, organization_ids: readonly string[]) =>
    asking.press(name, async () => {
      const { data } = await call(previewReminders, { body: { organization_ids: [...organization_ids] } });
      setShown(data);
    });
  const send = async () => {
    const { data } = await call(remindOrganizations, { body: { organization_ids: ids } });
    const sent = data.filter(({ refused }) => refused === null).length;
    notify.show({
      tone: sent > 0 ? 'success' : 'info',
      title: t`${plural(sent, { 0: 'Nobody was reminded', one: 'One company was reminded', other: '# companies were reminded' })}`,
    });
    chosen.clear();
    close();
  };
  return (
    <Stack gap={4}>
      {children({
        onRemind: ({ id }) => ask(id, [id]),
        pending: asking.pending,
        refusal: <FormErrorBanner formError={asking.formError} />,
      })}
      <ChosenRows chosen={chosen} nameOf={({ name }) => name}>
        <Button
          size="compact"
          isPending={asking.pending === 'selection'}
          onClick={() =>
            ask(
              'selection',
              chosen.rows.map(({ id }) => id),
            )
          }
        >
          <Plural value={chosen.rows.length} one="Remind one …" other="Remind # …" />
        </Button>
      </ChosenRows>
      <Dialog
        title={
          count === 0
            ? t`Nobody would be reminded`
            : t`${plural(count, { one: 'Remind one company?', other: 'Remind # companies?' })}`
        }
        description={
          count === 0
            ? undefined
            : t`Everybody of it who can log in gets an e-mail, in their own language. This is how it reads:`
        }
        width="medium"
        isOpen={shown.length > 0}
        onClose={close}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            {count === 0 ? null : (
              <Button isPending={sending.pending !== undefined} onClick={() => sending.press('send', send)}>
                <Plural value={count} one="Send it" other="Send #" />
              </Button>
            )}
          </>
        }
      >
        <Stack gap={4}>
          <FormErrorBanner formError={sending.formError} />
          <Told of={shown} />
        </Stack>
      </Dialog>
    </Stack>
  );
}

/** Of each company what it gets and who reads it, or why nothing. */
function Told({ of: reminders }: { of: readonly Reminder[] }) {
  const { i18n } = useLingui();
  return (
    // longer than a phone's window, and nothing else in it takes the keyboard that scrolls it
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll what has the focus
    <div tabIndex={0}>
      <ul className={css.told}>
        {reminders.map(({ organization_id, name, refused, to, text }) => {
          const readers = new Intl.ListFormat(i18n.locale).format(to.map((reader) => reader.name));
          return (
            <li key={organization_id} className={css.company}>
              <span className={css.name}>{name}</span>
              {refused === null ? (
                <>
                  <span className={css.why}>
                    <Trans>To {readers}</Trans>
                  </span>
                  <span lang={to[0]?.locale}>{text}</span>
                </>
              ) : (
                <span className={css.why}>{i18n._(refusalWords[refused])}</span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
