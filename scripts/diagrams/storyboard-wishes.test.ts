import { describe, expect, it } from 'vitest';
import { readStoryboardWishes } from './storyboard-wishes.ts';

describe('of what the storyboard takes pictures', () => {
  it('takes all flows in both languages unless it is told otherwise', () => {
    expect(readStoryboardWishes([])).toEqual({
      flows: [
        'session',
        'emailVerification',
        'guardianConsent',
        'guardianAnswer',
        'wizard-applicant',
        'wizard-employee',
      ],
      locales: ['en', 'de'],
    });
  });

  it('takes each flow of one machine, in one language', () => {
    expect(readStoryboardWishes(['wizard', 'de'])).toEqual({
      flows: ['wizard-applicant', 'wizard-employee'],
      locales: ['de'],
    });
  });

  it('says what it can’t do', () => {
    expect(readStoryboardWishes(['list'])).toMatch(/^No path in the browser goes through list; there are session, /);
    expect(readStoryboardWishes(['session', 'wizard'])).toBe('One machine at a time, or none for all of them.');
  });
});
