import { useLingui } from '@lingui/react';
import { getRouteApi } from '@tanstack/react-router';
import { GuardianAnswerScreen } from '../features/legal-contacts/guardian-answer-screen.tsx';
import { GuardianPageScreen } from '../features/legal-contacts/guardian-page-screen.tsx';
import { ReminderScreen } from '../features/legal-contacts/reminder-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

const route = getRouteApi('/public/legal-contacts/$legal_contact_id/verify');

export function GuardianAnswerRoute() {
  const { legal_contact_id: id } = route.useParams();
  const token = useFragmentToken();
  const { i18n } = useLingui();
  // Another language is another text to agree to: the page opens anew.
  return <GuardianAnswerScreen key={`${id} ${token} ${i18n.locale}`} id={id} token={token} />;
}

const ownPage = getRouteApi('/public/legal-contacts/$legal_contact_id');

export function GuardianPageRoute() {
  const { legal_contact_id: id } = ownPage.useParams();
  const token = useFragmentToken();
  return <GuardianPageScreen key={`${id} ${token}`} id={id} token={token} />;
}

const reminder = getRouteApi('/public/legal-contacts/$legal_contact_id/remind');

export function ReminderRoute() {
  const { legal_contact_id: id } = reminder.useParams();
  const token = useFragmentToken();
  return <ReminderScreen key={`${id} ${token}`} id={id} token={token} />;
}
