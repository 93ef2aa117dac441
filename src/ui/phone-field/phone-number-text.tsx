import { Suspense, use } from 'react';
import { keptLoad } from './kept-load.ts';

/** Where it can't be fetched the number stands there ungrouped, which is as good for calling. */
const grouping = keptLoad(() =>
  import('./phone-number.ts').then(
    ({ international }) => international,
    () => (e164: string) => e164,
  ),
);

/** An E.164 number as one reads it anywhere, as soon as its library is there: pages without a number never fetch it. */
export function PhoneNumberText({ number }: { number: string }) {
  return (
    <Suspense fallback={number}>
      <Grouped number={number} />
    </Suspense>
  );
}

function Grouped({ number }: { number: string }) {
  return use(grouping())(number);
}
