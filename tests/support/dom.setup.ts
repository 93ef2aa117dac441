import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

const errors: string[] = [];

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
