import { useLingui } from '@lingui/react';
import type { RegistrationCodeStatus } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { statusWords } from './code-words.ts';

export function CodeStatus({ status }: { status: RegistrationCodeStatus }) {
  const { i18n } = useLingui();
  const { label, sentence } = statusWords[status];
  return <StatusBadge status={status} label={i18n._(label)} sentence={i18n._(sentence)} />;
}
