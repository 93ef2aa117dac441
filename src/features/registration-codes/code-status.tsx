import { useLingui } from '@lingui/react/macro';
import { dayIn } from '../../../contract/kit/age.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { serverNow } from '../../api/server-time.ts';
import { dayInWords } from '../../i18n/days.ts';
import { StatusBadge, type StatusWord } from '../../ui/badge/status-badge.tsx';
import { statusWords } from './code-words.ts';

type Dated = Pick<RegistrationCode, 'status' | 'valid_from' | 'valid_until'>;

/** An active code's first day, while it lies ahead. */
function firstDayAhead({ status, valid_from }: Dated): string | undefined {
  if (status !== 'active' || valid_from === null) return undefined;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return valid_from > dayIn(timeZone, new Date(serverNow())) ? valid_from : undefined;
}

/** Look, word and sentence of a code's status; an active code that doesn't count yet says from when it does. */
export function useCodeStatus(code: Dated): { status: StatusWord; label: string; sentence: string } {
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
  if (code.status !== 'active' || code.valid_until === null) return { ...words, sentence: i18n._(sentence) };
  const day = dayInWords(i18n, code.valid_until);
  return { ...words, sentence: t`Applicants can register with this code until ${day}.` };
}

/** The badge in a list, where no sentence stands beside it. */
export function CodeStatus({ code }: { code: Dated }) {
  return <StatusBadge {...useCodeStatus(code)} />;
}
