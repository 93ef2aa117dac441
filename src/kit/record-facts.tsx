import type { ReactNode } from 'react';
import * as css from './record-facts.css.ts';

export type RecordFact = readonly [part: string, words: ReactNode];

/** What a record says, part by part. */
export const RecordFacts = ({ facts }: { readonly facts: readonly RecordFact[] }) => (
  <dl className={css.facts}>
    {facts.map(([part, words]) => (
      <div key={part} className={css.fact}>
        <dt className={css.part}>{part}</dt>
        <dd className={css.words}>{words}</dd>
      </div>
    ))}
  </dl>
);
