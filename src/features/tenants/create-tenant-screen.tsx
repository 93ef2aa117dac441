import { msg } from '@lingui/core/macro';
import { NewRecordPage, NewRecordPending, type NewRecordWords } from '../../kit/fields/new-record-page.tsx';
import { newTenantForm } from './tenant-form.tsx';
import { tenantPage } from './tenant-words.ts';

const words: NewRecordWords = {
  title: msg`A new tenant`,
  lead: msg`It is reachable on its host as soon as you create it, with terms and e-mail templates to begin with.`,
  back: ['/tenants', msg`All tenants`],
  button: msg`Create tenant`,
  done: msg`The tenant is there, and its administrator is invited`,
};

export const CreateTenantScreen = () => (
  <NewRecordPage of={newTenantForm} words={words} offers={{}} page={tenantPage} />
);

export const CreateTenantPending = () => <NewRecordPending words={words} />;
