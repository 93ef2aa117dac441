import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Undo } from '../../../contract/kit/undo.ts';
import { lastAsked } from '../../api/last-asked.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { useChanged } from '../use-changed.ts';
import { useOneCall } from '../use-one-call.ts';
import { ChosenRows } from './chosen-rows.tsx';
import * as css from './together.css.ts';
import type { Chosen } from './use-chosen.ts';
import { useUndoNotice } from '../choosing-list/use-undo-notice.ts';

/** What becomes of one of them, or why nothing. */
interface Outcome {
  readonly name: string;
  readonly refused: string | null;
}

/** What is said of so many. */
interface Words {
  readonly button: (count: number) => string;
  /** Heads the preview; of none, that nothing would happen. */
  readonly title: (count: number) => string;
  readonly description: string;
  readonly confirm: (count: number) => string;
  readonly done: (count: number) => string;
}

interface Asking {
  readonly ask: (id: string) => void;
  readonly pending: string | undefined;
  /** Where the page shows why it couldn't be asked. */
  readonly refusal: ReactNode;
}

interface TogetherProps<Row extends { readonly id: string }, One extends Outcome> {
  readonly chosen: Chosen<Row>;
  readonly nameOf: (row: Row) => string;
  readonly idOf: (one: One) => string;
  readonly preview: (ids: readonly string[]) => Promise<readonly One[]>;
  readonly send: (ids: readonly string[]) => Promise<{ readonly data: readonly One[]; readonly undo: Undo }>;
  /** The list that shows what changes. */
  readonly list: string;
  readonly words: Words;
  /** Below a name: what it gets, or why nothing. */
  readonly renderOne: (one: One) => ReactNode;
  /** What else is on the page; where a row can be asked about by itself, `pending` says which is. */
  readonly children: ReactNode | ((asking: Asking) => ReactNode);
}

/** One thing done with several rows: asks first what each would get, shows that, does it on a second press, and takes it back for a minute. */
export function Together<Row extends { readonly id: string }, One extends Outcome>({
  chosen,
  nameOf,
  idOf,
  preview,
  send,
  list,
  words,
  renderOne,
  children,
}: TogetherProps<Row, One>) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const say = useUndoNotice(list);
  const [shown, setShown] = useState<readonly One[]>([]);
  const asking = useOneCall(async () => undefined);
  const sending = useOneCall(useChanged(list));
  const agreed = shown.filter(({ refused }) => refused === null);
  const count = agreed.length;
  const close = () => setShown([]);
  const [last] = useState(lastAsked);
  const ask = (name: string, ids: readonly string[]) =>
    asking.press(name, async () => {
      const looked = await last(() => preview(ids));
      if (looked === undefined) return;
      // whoever was chosen has gone meanwhile
      if (looked.length === 0) notify.show({ tone: 'info', title: words.title(0) });
      setShown(looked);
    });
  const sendAll = async () => {
    const { data: sent, undo } = await send(agreed.map(idOf));
    const left = sent.filter(({ refused }) => refused !== null).map(({ name }) => name);
    const done = sent.length - left.length;
    const names = new Intl.ListFormat(i18n.locale).format(left);
    const title = words.done(done);
    const message = left.length > 0 ? t`Not for ${names}: something has changed there meanwhile.` : undefined;
    if (undo) say({ title, message, undo });
    else notify.show({ tone: done > 0 ? 'success' : 'info', title, ...(message !== undefined && { message }) });
    chosen.clear();
    close();
  };
  const refusal = <FormErrorBanner formError={asking.formError} />;
  return (
    <Stack gap={4}>
      {typeof children === 'function' ? (
        children({ ask: (id) => ask(id, [id]), pending: asking.pending, refusal })
      ) : (
        <>
          {refusal}
          {children}
        </>
      )}
      <ChosenRows chosen={chosen} nameOf={nameOf}>
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
          {words.button(chosen.rows.length)}
        </Button>
      </ChosenRows>
      <Dialog
        title={words.title(count)}
        description={count === 0 ? undefined : words.description}
        width="medium"
        isOpen={shown.length > 0}
        onClose={close}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            {count === 0 ? null : (
              <Button isPending={sending.pending !== undefined} onClick={() => sending.press('send', sendAll)}>
                {words.confirm(count)}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={4}>
          <FormErrorBanner formError={sending.formError} />
          {/* longer than a phone's window, and nothing else in it takes the keyboard that scrolls it */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll what has the focus */}
          <div tabIndex={0}>
            <ul className={css.told}>
              {shown.map((one) => (
                <li key={idOf(one)} className={css.one}>
                  <span className={css.name}>{one.name}</span>
                  {renderOne(one)}
                </li>
              ))}
            </ul>
          </div>
        </Stack>
      </Dialog>
    </Stack>
  );
}

/** Quieter than the name: who gets it, or why nobody does. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => <span className={css.quiet}>{children}</span>;
