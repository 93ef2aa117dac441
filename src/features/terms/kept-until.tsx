import { Trans, useLingui } from '@lingui/react/macro';
import type { LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { Text } from '../../ui/heading/heading.tsx';

/** How long everything is kept while nobody agrees. */
export function KeptUntil({ contact }: { contact: LegalContact }) {
  const { i18n } = useLingui();
  if (contact.search_kept_until !== null) {
    const end = i18n.date(contact.search_kept_until, { dateStyle: 'long' });
    return (
      <Text>
        <Trans>
          Your profile is kept for now. If nobody agrees and you don’t log in any more, it is erased on {end} at the
          earliest. We write to you two weeks before.
        </Trans>
      </Text>
    );
  }
  if (contact.kept_until === null) return null;
  const day = i18n.date(contact.kept_until, { dateStyle: 'long' });
  return (
    <Text>
      <Trans>If nobody agrees, your profile is erased on {day}. We write to you a week before.</Trans>
    </Text>
  );
}
