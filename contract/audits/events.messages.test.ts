import { expect, test } from 'vitest';
import { calledAlike, eventMessages } from './events.messages.ts';

const events = Object.keys(eventMessages);

test('events that are called the same are one word of the catalog, and no others', () => {
  for (const event of events) {
    const said = eventMessages[event]?.message;
    expect(calledAlike(event)).toEqual(events.filter((other) => eventMessages[other]?.message === said));
  }
  expect(calledAlike('of an earlier time')).toEqual(['of an earlier time']);
});

test('a page tells events apart, which is built without English sentences', () => {
  const said = events.map((event) => eventMessages[event]);
  const sentences = said.map((message) => message?.message);
  for (const message of said) if (message) (message as { message: string }).message = '';
  try {
    expect(new Set(events.map((event) => calledAlike(event)[0])).size).toBe(new Set(sentences).size);
  } finally {
    for (const [at, message] of said.entries()) if (message) Object.assign(message, { message: sentences[at] });
  }
});
