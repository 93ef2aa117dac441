import { useLingui } from '@lingui/react/macro';
import { dayIn } from '../../../contract/kit/age.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { serverNow } from '../../api/server-time.ts';
import { dayInWords } from '../../i18n/days.ts';
import { StatusBadge, type StatusWord } from '../../ui/badge/status-badge.tsx';
import { statusWords } from './code-words.ts';

type Limited = Pick<RegistrationCode, 'status' | 'valid_from' | 'valid_until' | 'max_uses' | 'times_used'>;

/** An active code's first day, while it lies ahead. */
function firstDayAhead({ status, valid_from }: Limited): string | undefined {
  if (status !== 'active' || valid_from === null) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return valid_from > dayIn(timeZone, new Date(serverNow())) ? valid_from : undefined;
}

/** Look, word and sentence of a code's status: from when, until when and why no longer it counts. */
export function useCodeStatus(code: Limited): { status: StatusWord; label: string; sentence: string } {
  const { t, i18n } = useLingui();
  const ahead = firstDayAhead(code);
  if (ahead !== undefined) {
    const day = dayInWords(i18n, ahead);
    return {
      status: 'upcoming',
      label: t`Valid from ${day}`,
      sentence: t`From ${day} on, applicants can register with this code.`,
    };
  }
  const { label, sentence } = statusWords[code.status];
  const words = { status: code.status, label: i18n._(label) };
  const { status, valid_until, max_uses, times_used } = code;
  if (status === 'expired' && max_uses !== null && times_used >= max_uses)
    return { ...words, sentence: t`All registrations are used up. Allow more, then extend it.` };
  if (valid_until === null) return { ...words, sentence: i18n._(sentence) };
  const day = dayInWords(i18n, valid_until);
  if (status === 'expired')
    return { ...words, sentence: t`The last day was ${day}. Choose a later one, then extend it.` };
  if (status !== 'active') return { ...words, sentence: i18n._(sentence) };
  return { ...words, sentence: t`Applicants can register with this code until ${day}.` };
}

/** The badge in a list, where no sentence stands beside it. */
export function CodeStatus({ code }: { code: Limited }) {
  return <StatusBadge {...useCodeStatus(code)} />;
}
