import { expect, test } from 'vitest';
import { messageBody } from './message-body.ts';

test('the name is filled in, and the line that announces the link goes', () => {
  const body =
    'Hi {applicant.firstname},\n\nwe like your profile.\n\nAnswer here: {response_link}\n\nBest wishes, {applicant.firstname}!';
  expect(messageBody(body, 'Noor El Amin')).toBe('Hi Noor,\n\nwe like your profile.\n\nBest wishes, Noor!');
});

test('in a longer line only the sentence with the link goes', () => {
  expect(messageBody('We train bakers. Say yes or no here: {response_link} Until soon!', 'Noor')).toBe(
    'We train bakers. Until soon!',
  );
  expect(messageBody('We train bakers. Use {response_link} to answer. Until soon!', 'Noor')).toBe(
    'We train bakers. Until soon!',
  );
  expect(messageBody('We train bakers. Say yes or no here: {response_link}. Until soon!', 'Noor')).toBe(
    'We train bakers. Until soon!',
  );
});

test('words that lead to a link on a line of its own go with it', () => {
  expect(messageBody('Would you like to come? Say yes or no here:\n{response_link}\n\nBest wishes', 'Noor')).toBe(
    'Would you like to come?\n\nBest wishes',
  );
});

test('a name with signs of its own stays as it is', () => {
  expect(messageBody('Hi {applicant.firstname}', "$& O'Neil")).toBe('Hi $&');
});
