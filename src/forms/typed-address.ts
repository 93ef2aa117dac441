import { countries } from '../../contract/applicants/applicants.schema.ts';
import type { Address } from '../../contract/users/me.schema.ts';
import type { TypedAddress } from '../i18n/address.ts';

/** Nothing typed yet. */
export const blankAddress = {
  line_1: '',
  line_2: '',
  postcode: '',
  city: '',
  country: 'DE' as (typeof countries)[number],
};

/** A stored address as it stands in a form, which offers fewer countries than are stored. */
export const addressToType = (stored: Address | null) => ({
  ...blankAddress,
  ...stored,
  line_2: stored?.line_2 ?? '',
  country: countries.find((code) => code === stored?.country) ?? blankAddress.country,
});

/** Nothing is typed in. */
export const isBlankAddress = ({ line_1, line_2, postcode, city }: TypedAddress): boolean =>
  [line_1, line_2, postcode, city].every((line) => !line?.trim());
