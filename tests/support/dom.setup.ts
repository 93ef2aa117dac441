import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { layers } from '../../src/ui/dialog/layer.ts';

const errors: string[] = [];

/** Dialogs are there before they open, as for whoever has been on a page for a moment. */
beforeAll(async () => {
  await Promise.all(layers.map(({ fetch }) => fetch()));
});

/** Each component test begins on an empty page and fails on a console error. */
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    errors.push(words.map(String).join(' '));
  });
});

afterEach(() => {
  cleanup();
  if (errors.length > 0) throw new Error(`Console errors:\n${errors.join('\n')}`);
});
