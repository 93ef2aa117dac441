import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { isTooLate } from './take-back.ts';

test('a message is out of reach only by the server’s word', () => {
  expect(isTooLate(new ApiError(409, 'undo_window_closed'))).toBe(true);
  expect(isTooLate(new ApiError(429, 'too_many_requests'))).toBe(false);
  expect(isTooLate(new ApiError(500, 'internal'))).toBe(false);
  expect(isTooLate(new ApiError(0, 'network'))).toBe(false);
});
