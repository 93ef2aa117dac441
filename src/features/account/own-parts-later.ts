import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

const words = () => needCatalogs('forms', 'member');

/** What applicants have on their account besides: staff transfer none of it. The page's loader fetches it. */
export const applicantParts = later(
  async () => (await Promise.all([import('./applicant-parts.tsx'), words()]))[0].ApplicantParts,
);

/** And what a company's people have. */
export const employeePart = later(
  async () => (await Promise.all([import('./employee-contact.tsx'), words()]))[0].EmployeeContact,
);
