import { act } from '@testing-library/react';
import { vi } from 'vitest';
import type { Answer } from './show-member.tsx';

/** A request that waits for its answer. */
export interface Held {
  readonly request: Request;
  readonly answer: (...answer: Answer) => Promise<void>;
}

/** A line on which each answer waits until the test lets it go, in whatever order. */
export function heldAnswers(): readonly Held[] {
  const held: Held[] = [];
  document.cookie = 'XSRF-TOKEN=known; path=/';
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    held.push({
      request: request.clone(),
      answer: (status, body) =>
        act(async () => {
          const headers = { 'content-type': 'application/json' };
          resolve(new Response(body === undefined ? null : JSON.stringify(body), { status, headers }));
        }),
    });
    return promise;
  });
  return held;
}
