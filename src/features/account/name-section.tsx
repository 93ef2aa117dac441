import { Trans } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { readDraft } from '../../forms/drafts.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { AccountSection } from './account-section.tsx';
import { FoldedSection } from './folded-section.tsx';
import { NameForm, nameDraft } from './name-form.tsx';

/** Who one is here. An applicant corrects the name until a company was given it; then a few words to staff do. */
export function NameSection() {
  const { user, applicant } = useMe();
  const contact = useTenant()?.support_email;
  const facts = (
    <FactList>
      <Fact glyph="person" title={<Trans>Name</Trans>}>
        {user.firstname} {user.lastname}
      </Fact>
      <Fact glyph="mail" title={<Trans>E-mail address</Trans>}>
        {user.email}
      </Fact>
    </FactList>
  );
  const title = <Trans>Name and e-mail address</Trans>;
  if (!user.verified || applicant?.name_released) {
    const about =
      applicant?.name_released && contact ? (
        <Text>
          <Trans>
            A company knows your name already. To correct it, a few words to{' '}
            <TextLink href={`mailto:${contact}`}>{contact}</TextLink> are enough.
          </Trans>
        </Text>
      ) : null;
    return (
      <AccountSection title={title} about={about} isFixed>
        {facts}
      </AccountSection>
    );
  }
  return (
    <FoldedSection
      title={title}
      summary={facts}
      change={<Trans>Correct the name</Trans>}
      isOpenAtFirst={readDraft(nameDraft, user.id, {}) !== undefined}
    >
      {(close) => <NameForm user={user} onSaved={close} />}
    </FoldedSection>
  );
}
