import { germanNumber } from './german-number.ts';
import { PhoneNumberText } from './phone-number-text.tsx';

/** An E.164 number for whoever decides about it or is to call it: a German one never changes under its reader. */
export function PhoneNumberAtOnce({ number }: { number: string }) {
  return number.startsWith('+49') ? germanNumber(number) : <PhoneNumberText number={number} />;
}
