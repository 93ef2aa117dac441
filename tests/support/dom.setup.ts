import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { findClient } from '../../src/api/find-client.ts';
import { layers } from '../../src/ui/dialog/layer.ts';

const errors: string[] = [];

// what comes late on a busy machine comes all the same
configure({ asyncUtilTimeout: 30_000 });

// jsdom has none: any window is wide, unless a test says otherwise
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: true, media, onchange: null, addListener() {}, removeListener() {} });

// nothing is as long as a window there
window.scrollTo = () => undefined;

/**
 * Dialogs are there before they open, and what sends requests before it sends one, as for whoever has been on a page for a
 * moment; not what needs a language first.
 */
beforeAll(async () => {
  await Promise.allSettled([findClient, ...layers.map(({ fetch }) => fetch)].map((fetch) => fetch()));
});

/** Each component test begins on an empty page and fails on a console error. */
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    const error = words.map(String).join(' ');
    // an element of HTML that jsdom doesn't know
    if (!(error.includes('is unrecognized in this browser') && words[1] === 'search')) errors.push(error);
  });
});

afterEach(() => {
  cleanup();
  if (errors.length > 0) throw new Error(`Console errors:\n${errors.join('\n')}`);
});
