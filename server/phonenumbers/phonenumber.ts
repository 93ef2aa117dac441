import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Failure } from '../http/failure.ts';

/**
 * A phone number as typed, in E.164; without a country code it is a German one. Checked against the full numbering
 * plan: the browser's small tables let some numbers through that do not exist.
 * @throws Failure validation at `field`
 */
export function checkedPhonenumber(typed: string, field = 'meta.phonenumber'): string {
  const parsed = parsePhoneNumberFromString(typed, 'DE');
  if (!parsed?.isValid()) throw new Failure('validation', { errors: { [field]: [{ rule: 'phonenumber' }] } });
  return parsed.number;
}

/** An E.164 number as people read it, with its calling code: "+49 30 901820". */
export const readablePhonenumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
