import { Suspense, use } from 'react';
import { keptLoad } from '../../api/kept-load.ts';

/** Where it can't be fetched the number stands there ungrouped, which is as good for calling. */
const ungrouped = () => (e164: string) => e164;
const german = keptLoad(() => import('./german-number.ts').then(({ germanNumber }) => germanNumber, ungrouped));
const anyCountry = keptLoad(() => import('./phone-number.ts').then(({ international }) => international, ungrouped));

/** An E.164 number as one reads it anywhere, as soon as its rules are there: a page of German ones never fetches the library. */
export function PhoneNumberText({ number }: { number: string }) {
  if (!number.startsWith('+')) return number;
  return (
    <Suspense fallback={number}>
      <Grouped number={number} />
    </Suspense>
  );
}

function Grouped({ number }: { number: string }) {
  return use(number.startsWith('+49') ? german() : anyCountry())(number);
}
