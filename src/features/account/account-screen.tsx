import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMe, useSessionActor } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { chooseOwnLocale, isLocale } from '../../i18n/locale.ts';
import { Card } from '../../ui/card/card.tsx';
import { Fact, FactList } from '../../ui/fact-list/fact-list.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountFrame } from './account-frame.tsx';
import { saveLanguage } from './account.calls.ts';
import * as css from './account.css.ts';
import { BirthDateForm } from './birth-date-form.tsx';
import { ContactForms } from './contact-forms.tsx';

/** Who one is here, in which language mails come, and an applicant's birth date, phone number and address. */
export function AccountScreen() {
  const { t } = useLingui();
  const { user, applicant } = useMe();
  const contact = useTenant()?.support_email;
  return (
    <AccountFrame title={t`Account`} lead={<Trans>Personal details, and the language of pages and mails.</Trans>}>
      <div className={css.columns}>
        <Card as="section">
          <Stack gap={4}>
            <Heading level={2} look="title">
              <Trans>Name and e-mail address</Trans>
            </Heading>
            <FactList>
              <Fact glyph="person" title={<Trans>Name</Trans>}>
                {user.firstname} {user.lastname}
              </Fact>
              <Fact glyph="mail" title={<Trans>E-mail address</Trans>}>
                {user.email}
              </Fact>
            </FactList>
            {contact ? (
              <Text look="small">
                <Trans>
                  For corrections, a few words to <TextLink href={`mailto:${contact}`}>{contact}</TextLink> are enough.
                </Trans>
              </Text>
            ) : null}
          </Stack>
        </Card>
        <Stack gap={6}>
          <Card as="section">
            <Language />
          </Card>
          {applicant && user.verified ? (
            <Card as="section">
              <BirthDateForm applicant={applicant} isOnboarded={user.onboarding.complete} />
            </Card>
          ) : null}
          {applicant && user.onboarding.complete ? (
            <Card as="section">
              <ContactForms applicant={applicant} />
            </Card>
          ) : null}
        </Stack>
      </div>
    </AccountFrame>
  );
}

function Language() {
  const { t } = useLingui();
  const { user } = useMe();
  const session = useSessionActor();
  const notify = useNotify();
  const [locale, setLocale] = useState<string>(user.locale);
  const choose = async (next: string) => {
    if (!isLocale(next)) return;
    setLocale(next);
    try {
      const { data } = await saveLanguage(user.id, next);
      session.send({ type: 'me.patched', patch: { user: data } });
      await chooseOwnLocale(next);
    } catch {
      setLocale(user.locale);
      notify.show({ tone: 'danger', title: t`The language was not saved. Please try again.` });
    }
  };
  return (
    <Stack gap={4}>
      <Heading level={2} look="title">
        <Trans>Language</Trans>
      </Heading>
      <Select
        label={t`Language of pages and mails`}
        name="locale"
        value={locale}
        onChange={(next) => void choose(next)}
        options={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
      />
    </Stack>
  );
}
