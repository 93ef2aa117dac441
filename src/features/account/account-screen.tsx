import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useState } from 'react';
import { isOnboarded } from '../../../contract/users/onboarding.ts';
import type { Channel } from '../../../contract/channels/channels.schema.ts';
import type { EmailChange } from '../../../contract/account/account.schema.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { chooseOwnLocale, currentLocale } from '../../i18n/locale.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { LocaleSelect } from '../../ui/select/locale-select.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountFrame } from './account-frame.tsx';
import { saveLanguage } from './account.calls.ts';
import { AccountSection } from './account-section.tsx';
import { EmailForm } from './email-form.tsx';
import { MailsSection } from './mails-section.tsx';
import { NameSection } from './name-section.tsx';
import { applicantParts, employeePart } from './own-parts-later.ts';

interface AccountScreenProps {
  readonly emailChange: EmailChange | null;
  /** How mails get there; nobody unverified has any. */
  readonly channel: Channel | undefined;
}

const noop = () => undefined;

/** Who one is here, in which language mails come, and an applicant's birth date, phone number and address. */
export function AccountScreen({ channel, emailChange }: AccountScreenProps) {
  const { t } = useLingui();
  const { user, applicant, employee } = useMe();
  const OfApplicant = useLater(applicantParts, applicant !== undefined, noop);
  const OfEmployee = useLater(employeePart, employee !== undefined && isOnboarded(user.onboarding), noop);
  return (
    <AccountFrame title={t`Account`} lead={<Trans>Personal details, and the language of pages and e-mails.</Trans>}>
      <NameSection />
      {user.verified ? <EmailForm pending={emailChange} /> : null}
      {applicant && OfApplicant ? createElement(OfApplicant, { applicant }) : null}
      {employee && OfEmployee ? createElement(OfEmployee, { employee }) : null}
      <Language />
      {channel && <MailsSection channel={channel} />}
    </AccountFrame>
  );
}

function Language() {
  const { t } = useLingui();
  const { user } = useMe();
  const session = useSessionActor();
  const notify = useNotify();
  const [wanted, setWanted] = useState<Locale>();
  const choose = async (next: Locale) => {
    setWanted(next);
    try {
      const { data } = await saveLanguage(user.id, next);
      session.send({ type: 'me.patched', patch: data });
      await chooseOwnLocale(next);
    } catch {
      notify.show({ tone: 'danger', title: t`The language was not saved. Please try again.` });
    }
    setWanted(undefined);
  };
  return (
    <AccountSection title={<Trans>Language</Trans>}>
      <LocaleSelect
        label={user.locale === currentLocale() ? t`Language of pages and e-mails` : t`Language of e-mails`}
        name="locale"
        value={wanted ?? user.locale}
        onChange={(next) => void choose(next)}
      />
    </AccountSection>
  );
}
