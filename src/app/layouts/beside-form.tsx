import { Trans } from '@lingui/react/macro';
import { PasswordResetIllustration } from '../../ui/illustrations/password-reset.tsx';
import { RegistrationIllustration } from '../../ui/illustrations/registration.tsx';

/** What stands beside the form of a guest who registers, or has forgotten a password. */
export function BesideForm({ drawing }: { readonly drawing: 'password' | 'registration' }) {
  return (
    <>
      <div>{drawing === 'password' ? <PasswordResetIllustration /> : <RegistrationIllustration />}</div>
      <p>
        <Trans>
          Companies of this region pass good applicants on to each other. Other companies see a name only once the
          applicant says yes.
        </Trans>
      </p>
    </>
  );
}
