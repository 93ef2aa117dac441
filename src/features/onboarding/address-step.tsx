import { Trans } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { AddressForm } from '../../forms/address-form.tsx';
import type { OpenForm } from '../../forms/use-app-form.ts';
import { stepFormId } from './onboarding-wizard.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { useTellTyped } from './typed.ts';
import { draftOf, useSubmitStep } from './use-onboarding.ts';

/** Where the applicant lives; distances are counted from here. */
export function AddressStep({ userId, applicant }: { userId: string; applicant: OwnApplicant }) {
  return (
    <AddressForm
      id={stepFormId}
      address={applicant.address}
      submit={useSubmitStep()}
      draft={{ name: draftOf('address'), userId }}
    >
      {(form) => <Below form={form} />}
    </AddressForm>
  );
}

function Below({ form }: { form: OpenForm }) {
  useTellTyped(useStore(form.api.store, ({ values }) => values));
  return (
    <PrivacyNote glyph="pin">
      <Trans>
        Companies see only roughly where you live and how far away that is. Street and house number they never get, not
        even after a yes.
      </Trans>
    </PrivacyNote>
  );
}
