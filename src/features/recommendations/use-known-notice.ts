import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { moveRecommendations } from '../../../contract/recommendations/recommendations.endpoints.ts';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { call } from '../../api/call.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { useNotify } from '../../ui/toast/notify.ts';
import { nameOf } from './name-of.ts';

/** As long as a message can be taken back. */
const undoMs = 60_000;

/** Says whom the company recommends now, and takes that back as a whole; `left` are those who stayed as they were. */
export function useKnownNotice() {
  const { t } = useLingui();
  const notify = useNotify();
  const refused = useRefusedAct();
  const changed = useChanged('/applicants');
  return (known: readonly Recommendation[], left = 0): void => {
    const [first] = known;
    const stayed = t`${plural(left, { one: 'One stayed as they were.', other: '# stayed as they were.' })}`;
    if (first === undefined)
      return void notify.show({ tone: 'warning', title: t`Nothing has changed`, message: stayed });
    const name = nameOf(first);
    const count = known.length;
    const id = `known-${first.id}`;
    const takeBack = async () => {
      notify.show({ id, tone: 'pending', timeout: 0, title: t`Taking it back` });
      try {
        const body = { event: 'unconfirm', ids: known.map((one) => one.id) } as const;
        const { data } = await call(moveRecommendations, { body });
        const late = data.filter(({ moved }) => !moved).length;
        const back = count - late;
        notify.show({
          id,
          tone: back > 0 ? 'success' : 'warning',
          title: t`${plural(back, { 0: 'Nothing was taken back', one: 'One waits for your word again', other: '# wait for your word again' })}`,
          ...(late > 0 && {
            message: t`${plural(late, { one: 'One has changed meanwhile.', other: '# have changed meanwhile.' })}`,
          }),
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
      timeout: undoMs,
      title: count === 1 ? t`You recommend ${name}` : t`You recommend ${count} people now`,
      ...(left > 0 && { message: stayed }),
      action: { label: t`Undo`, onSelect: () => void takeBack() },
    });
  };
}
