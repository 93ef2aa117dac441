import { Trans, useLingui } from '@lingui/react/macro';
import { applicantStepSchemas } from '../../../contract/applicants/applicants.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { AddressForm } from '../../forms/address-form.tsx';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { PhoneField } from '../../ui/phone-field/phone-field.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';
import { saveContact } from './account.calls.ts';

/** Where companies reach an applicant once they may: the number and the address of the onboarding, to be corrected. */
export function ContactForms({ applicant }: { applicant: OwnApplicant }) {
  const { t } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  const { user } = useMe();
  const save = async (values: Parameters<typeof saveContact>[1], title: string) => {
    const { data } = await saveContact(applicant.id, values);
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
      <AccountSection
        title={<Trans>Address</Trans>}
        about={
          <Text>
            <Trans>
              Companies see only roughly where you live and how far away that is. Street and house number they never
              get, not even after a yes.
            </Trans>
          </Text>
        }
      >
        <AddressForm
          id="own-address"
          address={applicant.address}
          draft={{ name: 'account.address', userId: user.id, isCorrection: true }}
          submit={(values) => save(values, t`The address is saved`)}
        >
          {({ isPending }) => (
            <Row>
              <Button type="submit" variant="secondary" isPending={isPending}>
                <Trans>Save the address</Trans>
              </Button>
            </Row>
          )}
        </AddressForm>
      </AccountSection>
    </>
  );
}
