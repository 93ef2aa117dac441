import { EmailTemplatesIllustration } from '../illustrations/email-templates.tsx';
import { EmployeeDashboardIllustration } from '../illustrations/employee-dashboard.tsx';
import { ErrorIllustration } from '../illustrations/error.tsx';
import { InternshipsIllustration } from '../illustrations/internships.tsx';
import { InvitationsIllustration } from '../illustrations/invitations.tsx';
import { JobsIllustration } from '../illustrations/jobs.tsx';
import { LoginIllustration } from '../illustrations/login.tsx';
import { MatchesIllustration } from '../illustrations/matches.tsx';
import { PasswordResetIllustration } from '../illustrations/password-reset.tsx';
import { ProposalsIllustration } from '../illustrations/proposals.tsx';
import { RegistrationIllustration } from '../illustrations/registration.tsx';
import { TermsIllustration } from '../illustrations/terms.tsx';
import { UploadIllustration } from '../illustrations/upload.tsx';
import { VerificationIllustration } from '../illustrations/verification.tsx';
import * as css from './gallery.css.ts';
import { Section } from './example.tsx';

const drawings = [
  LoginIllustration,
  RegistrationIllustration,
  PasswordResetIllustration,
  TermsIllustration,
  VerificationIllustration,
  ErrorIllustration,
  MatchesIllustration,
  ProposalsIllustration,
  JobsIllustration,
  InvitationsIllustration,
  EmployeeDashboardIllustration,
  InternshipsIllustration,
  EmailTemplatesIllustration,
  UploadIllustration,
];

export function Illustrations() {
  return (
    <Section title="Illustrations" columns={1}>
      <div className={css.drawings}>
        {drawings.map((Shown) => (
          <div key={Shown.name} className={css.drawing}>
            <Shown />
          </div>
        ))}
      </div>
    </Section>
  );
}
