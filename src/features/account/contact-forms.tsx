import { Trans, useLingui } from '@lingui/react/macro';
import { type ApplicantPatch, applicantStepSchemas } from '../../../contract/applicants/applicants.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { AddressForm } from '../../forms/address-form.tsx';
import { AppForm } from '../../forms/app-form.tsx';
import { readDraft } from '../../forms/drafts.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { addressInWords } from '../../i18n/address.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { PhoneField } from '../../ui/phone-field/phone-field.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';
import { FoldedSection } from './folded-section.tsx';
import { saveFacts } from './own-applicant.calls.ts';
import * as css from './account.css.ts';

const addressDraft = 'account.address';

/** Where companies reach an applicant once they may: the number and the address of the onboarding, to be corrected. */
export function ContactForms({ applicant }: { applicant: OwnApplicant }) {
  const { t, i18n } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  const { user } = useMe();
  const { address } = applicant;
  const save = async (values: ApplicantPatch, title: string) => {
    const { data } = await saveFacts(applicant.id, values);
    session.send({ type: 'me.patched', patch: { applicant: data } });
    notify.show({ tone: 'success', title });
  };
  const phonenumber = useAppForm({
    schema: applicantStepSchemas.phonenumber,
    defaultValues: { meta: { phonenumber: applicant.meta.phonenumber ?? '' } },
    submit: (values) => save(values, t`The phone number is saved`),
    draft: { name: 'account.phonenumber', userId: user.id, isCorrection: true },
  });
  return (
    <>
      <AccountSection
        title={<Trans>Phone number</Trans>}
        about={
          <Text>
            <Trans>Companies see it only after you have said yes to them.</Trans>
          </Text>
        }
      >
        <AppForm form={phonenumber}>
          <phonenumber.Field name="meta.phonenumber">
            {(field) => <PhoneField {...phonenumber.bind(field)} label={t`Phone number`} required />}
          </phonenumber.Field>
          <Row>
            <Button type="submit" variant="secondary" isPending={phonenumber.isPending}>
              <Trans>Save the phone number</Trans>
            </Button>
          </Row>
        </AppForm>
      </AccountSection>
      <FoldedSection
        title={<Trans>Address</Trans>}
        change={<Trans>Change the address</Trans>}
        isOpenAtFirst={readDraft(addressDraft, user.id, {}) !== undefined}
        summary={address ? <p className={css.words}>{addressInWords(i18n, address)}</p> : null}
        about={
          <Text>
            <Trans>
              Companies see only roughly where you live and how far away that is. Street and house number they never
              get, not even after a yes.
            </Trans>
          </Text>
        }
      >
        {(close) => (
          <AddressForm
            id="own-address"
            address={address}
            draft={{ name: addressDraft, userId: user.id, isCorrection: true }}
            submit={async (values) => {
              await save(values, t`The address is saved`);
              close();
            }}
          >
            {({ isPending }) => (
              <Row>
                <Button type="submit" variant="secondary" isPending={isPending}>
                  <Trans>Save the address</Trans>
                </Button>
              </Row>
            )}
          </AddressForm>
        )}
      </FoldedSection>
    </>
  );
}
