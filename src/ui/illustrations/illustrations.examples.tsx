import type { Examples } from '../gallery/examples.tsx';
import { AgreementIllustration } from './agreement.tsx';
import { CallIllustration } from './call.tsx';
import { ClosedDoorIllustration } from './closed-door.tsx';
import { EmailTemplatesIllustration } from './email-templates.tsx';
import { EmployeeDashboardIllustration } from './employee-dashboard.tsx';
import { ErrorIllustration } from './error.tsx';
import { FindableIllustration } from './findable.tsx';
import { FoundIllustration } from './found.tsx';
import { InternshipsIllustration } from './internships.tsx';
import { InvitationsIllustration } from './invitations.tsx';
import { JobsIllustration } from './jobs.tsx';
import { LoginScene, scenes } from './login.tsx';
import { MatchesIllustration } from './matches.tsx';
import { NewsIllustration } from './news.tsx';
import { PasswordResetIllustration } from './password-reset.tsx';
import { ProposalsIllustration } from './proposals.tsx';
import { RegistrationIllustration } from './registration.tsx';
import { TermsIllustration } from './terms.tsx';
import { UploadIllustration } from './upload.tsx';
import { VerificationIllustration } from './verification.tsx';

export const examples: Examples = {
  title: 'Illustrations',
  group: 'Page',
  states: () => ({
    'a letter': <LoginScene scene={scenes[0]} />,
    'somebody found': <LoginScene scene={scenes[1]} />,
    'a yes': <LoginScene scene={scenes[2]} />,
    registration: <RegistrationIllustration />,
    'password reset': <PasswordResetIllustration />,
    terms: <TermsIllustration />,
    verification: <VerificationIllustration />,
    error: <ErrorIllustration />,
    agreement: <AgreementIllustration />,
    'closed door': <ClosedDoorIllustration />,
    matches: <MatchesIllustration />,
    proposals: <ProposalsIllustration />,
    jobs: <JobsIllustration />,
    invitations: <InvitationsIllustration />,
    'employee dashboard': <EmployeeDashboardIllustration />,
    internships: <InternshipsIllustration />,
    'email templates': <EmailTemplatesIllustration />,
    upload: <UploadIllustration />,
    findable: <FindableIllustration />,
    call: <CallIllustration />,
    found: <FoundIllustration />,
    news: <NewsIllustration />,
  }),
};
