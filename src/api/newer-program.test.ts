import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectApi } from './listeners.ts';
import { heedProgram } from './newer-program.ts';

const answer = (program: string | undefined, cacheControl = 'no-store') =>
  new Response(null, {
    headers: { 'cache-control': cacheControl, ...(program !== undefined && { 'x-program': program }) },
  });

let heard = 0;
let disconnect = () => {};

beforeEach(() => {
  heard = 0;
  disconnect = connectApi({
    person: () => undefined,
    onAnotherPerson: () => {},
    epoch: () => 0,
    onUnauthenticated: () => {},
    onGateRefused: () => {},
    onTooManyRequests: () => {},
    onNewerProgram: () => (heard += 1),
  });
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', '/assets/main-a.js');
  document.head.append(script);
});
afterEach(() => {
  disconnect();
  document.head.replaceChildren();
});

test('an answer of the program that runs here tells nothing, nor does one that a cache may have kept', () => {
  heedProgram(answer('/assets/main-a.js'));
  heedProgram(answer(undefined));
  heedProgram(answer('/assets/main-b.js', 'public, max-age=3600'));
  expect(heard).toBe(0);
});

test('a page that no build has made hears of none', () => {
  document.head.replaceChildren();
  heedProgram(answer('/assets/main-b.js'));
  expect(heard).toBe(0);
});

test('a newer program is told once, and so is the one after it', () => {
  heedProgram(answer('/assets/main-c.js'));
  heedProgram(answer('/assets/main-c.js'));
  expect(heard).toBe(1);
  heedProgram(answer('/assets/main-d.js'));
  expect(heard).toBe(2);
});
