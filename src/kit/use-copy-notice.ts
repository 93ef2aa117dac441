import { useLingui } from '@lingui/react/macro';
import { useNotify } from '../ui/toast/notify.ts';

/** Tells that something was copied, or that the browser refuses (specification, section 8). */
export function useCopyNotice(title: string): (result: 'copied' | 'failed') => void {
  const { t } = useLingui();
  const notify = useNotify();
  return (result) =>
    notify.show(
      result === 'copied'
        ? { id: 'copy', tone: 'success', title }
        : {
            id: 'copy',
            tone: 'danger',
            title: t`Copying didn’t work`,
            message: t`The browser doesn’t let us. Mark the text and copy it yourself.`,
          },
    );
}
