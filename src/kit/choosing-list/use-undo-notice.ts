import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { undoBulkAction } from '../../../contract/bulk-actions/bulk-actions.endpoints.ts';
import type { Undo } from '../../../contract/kit/undo.ts';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/server-time.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { useChanged } from '../use-changed.ts';

interface Done {
  readonly title: string;
  readonly message?: string | undefined;
  readonly undo: NonNullable<Undo>;
}

/** Says what was done with several, and takes it back as a whole for as long as that can be; `list` shows it. */
export function useUndoNotice(list: string) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const refused = useRefusedAct();
  const changed = useChanged(list);
  return ({ title, message, undo: { id: action, until } }: Done): void => {
    const id = `undo-${action}`;
    const takeBack = async () => {
      notify.show({ id, tone: 'pending', timeout: 0, title: t`Taking it back` });
      try {
        const { data } = await call(undoBulkAction, { params: { id: action } });
        const late = data.filter(({ undone }) => !undone).map(({ name }) => name);
        const names = new Intl.ListFormat(i18n.locale).format(late);
        notify.show({
          id,
          tone: late.length < data.length ? 'success' : 'warning',
          title: t`${plural(data.length - late.length, { 0: 'Nothing was taken back', one: 'One was taken back', other: '# were taken back' })}`,
          ...(late.length > 0 && { message: t`Not for ${names}: something has changed there meanwhile.` }),
        });
      } catch (error) {
        notify.dismiss(id);
        refused(error);
      }
      await changed();
    };
    notify.show({
      id,
      tone: 'success',
      timeout: Math.max(1, Date.parse(until) - serverNow()),
      title,
      ...(message !== undefined && { message }),
      action: { label: t`Undo`, onSelect: () => void takeBack() },
    });
  };
}
