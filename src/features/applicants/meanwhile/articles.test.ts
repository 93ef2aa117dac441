import { expect, it } from 'vitest';
import { articles } from './articles.ts';

/** What an article says something of, and the law it has that from. */
const sources: readonly (readonly [RegExp, RegExp])[] = [
  [/punished/, /Criminal Register Act \(section 53\)/],
  [/pregnant|believe in/, /Equal Treatment Act/],
  [/forbidden question/, /Federal Labour Court/],
  [/pay for the journey/, /Civil Code \(section 670\)/],
  [/owed pay/, /Civil Code \(section 612\)/],
  [/contract needs/, /sections 107 and 108|Youth Employment Protection Act/],
  [/hours a day/, /Youth Employment Protection Act/],
];

it('an article names the law that each of its claims goes by', () => {
  const said = Object.values(articles).map(({ parts, law }) => ({
    law: law.message ?? '',
    texts: parts.flatMap(({ text, points = [] }) => [
      text?.message ?? '',
      ...points.map(({ message = '' }) => message),
    ]),
  }));
  for (const [claim, source] of sources) {
    const saying = said.filter(({ texts }) => texts.some((text) => claim.test(text)));
    expect(saying, String(claim)).not.toHaveLength(0);
    for (const { law } of saying) expect(law, String(claim)).toMatch(source);
  }
});
