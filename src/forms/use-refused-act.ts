import { useLingui } from '@lingui/react/macro';
import { outcomeOf } from '../api/results.ts';
import { useNotify } from '../ui/toast/notify.ts';
import { messageText } from './message-text.ts';
import { formErrorOf } from './form-error.ts';

/** Says why something pressed didn't happen, by the rules of forms; true where what shows is old and has to be read again. */
export function useRefusedAct(): (error: unknown) => boolean {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  return (error) => {
    const outcome = outcomeOf(error);
    const isOld = outcome.kind === 'refused' && ['conflict', 'stale'].includes(outcome.code);
    const { general } = formErrorOf(outcome);
    if (isOld)
      notify.show({
        tone: 'warning',
        title: t`This has just changed, so nothing was saved. Here is how it stands now.`,
      });
    else if (general !== undefined) notify.show({ tone: 'danger', title: messageText(i18n, general) });
    return isOld;
  };
}
