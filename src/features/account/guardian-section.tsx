import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { LegalContact, LegalContactInput } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { readDraft } from '../../forms/drafts.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { replaceGuardian } from './consent.calls.ts';
import { FoldedSection } from './folded-section.tsx';

const draft = 'guardian.replace';

interface GuardianSectionProps {
  /** Whose yes stands. */
  readonly guardian: LegalContact;
  /** Asks who it shall be instead, and keeps what is typed in this draft. */
  readonly form: ComponentType<{
    readonly draft: typeof draft;
    readonly submit: (values: LegalContactInput) => Promise<void>;
  }>;
  /** Somebody else is asked: nobody has agreed any more. */
  readonly onNamed: () => void;
}

/** Who has agreed for a minor, and the way to name somebody else, at the price of that yes. */
export function GuardianSection({ guardian, form: Form, onNamed }: GuardianSectionProps) {
  const { t } = useLingui();
  const session = useSessionActor();
  const { user } = useMe();
  const { firstname, email } = guardian;
  const name = `${firstname} ${guardian.lastname}`;
  const submit = async (values: LegalContactInput) => {
    await replaceGuardian(guardian, values);
    // the page that waits is open to whoever has accepted, too: it must not begin as if nothing had happened
    session.send({ type: 'me.patched', patch: { user: { ...user, tos_accepted: false } } });
    session.send({ type: 'me.outdated' });
    onNamed();
  };
  return (
    <FoldedSection
      title={<Trans>Your guardian</Trans>}
      about={
        <Text>
          <Trans>This person has agreed that companies may find you, and can take it back at any time.</Trans>
        </Text>
      }
      summary={
        <FactList>
          <Fact glyph="person">{name}</Fact>
          <Fact glyph="mail">{email ?? <Trans>No e-mail: signed a letter</Trans>}</Fact>
        </FactList>
      }
      change={<Trans>Name someone else</Trans>}
      isOpenAtFirst={readDraft(draft, user.id, {}) !== undefined}
    >
      {() => (
        <>
          <Banner tone="warning" title={t`With that, the consent of ${name} ends`}>
            <Trans>
              No company finds you until the new person has agreed. Companies that have your contact details no longer
              see them and are asked to delete them.
            </Trans>{' '}
            {email === null ? null : <Trans>{firstname} gets an e-mail about it.</Trans>}
          </Banner>
          <Form draft={draft} submit={submit} />
        </>
      )}
    </FoldedSection>
  );
}
