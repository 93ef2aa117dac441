import { useLingui } from '@lingui/react/macro';
import type { Question } from '../record-events.tsx';
import { useReason } from '../use-reason.ts';
import { TextArea } from '../../ui/text-area/text-area.tsx';

type Asked = Pick<Question, 'title' | 'description' | 'confirm' | 'isReversible'>;

/**
 * Asks why, before what keeps a company from going on: everybody there reads the answer.
 * @param caution what else is to be thought of while writing it
 */
export function useAskWhy(organization_id: string, caution?: string) {
  const { t } = useLingui();
  const why = useReason(`organization.${organization_id}`);
  const readers = t`Everybody of the company reads this by e-mail and on its page.`;
  const ask = (question: Asked): Question => ({
    ...question,
    keep: t`Cancel`,
    details: why.details,
    check: why.check,
    children: (
      <TextArea
        {...why.field}
        label={t`Why?`}
        help={caution === undefined ? readers : `${readers} ${caution}`}
        errors={why.isMissing ? [t`Please write why.`] : []}
        required
        rows={4}
      />
    ),
  });
  return { ask, forget: why.forget };
}

/** What a pause means, said the same wherever it begins. */
export function usePauseWords(name: string): Asked & { readonly done: string } {
  const { t } = useLingui();
  return {
    title: t`Pause ${name}?`,
    description: t`Until you activate it again, nobody of it can search or write, and applicants don’t see it. Open messages end now; applicants are told that it takes no part at the moment.`,
    confirm: t`Pause`,
    isReversible: true,
    done: t`${name} is paused`,
  };
}
