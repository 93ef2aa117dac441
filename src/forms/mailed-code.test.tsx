import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../tests/support/show.tsx';
import { ApiError } from '../api/api-error.ts';
import { MailedCodeForm } from './mailed-code.tsx';

test('a code corrected while the wrong one is still being checked is checked next, and isn’t called wrong', async () => {
  const asked: { readonly code: string; readonly right: () => void; readonly wrong: () => void }[] = [];
  const take = (code: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const wrong = new ApiError(422, 'code_wrong', 'wrong', { fieldErrors: { code: ['This code is wrong.'] } });
    asked.push({ code, right: resolve, wrong: () => reject(wrong) });
    return promise;
  };
  const codes = () => asked.map(({ code }) => code);
  const { user } = show(
    <MailedCodeForm take={take}>
      <>Open</>
    </MailedCodeForm>,
  );
  const field = screen.getByRole('textbox');
  await user.type(field, '000000');
  await user.clear(field);
  await user.type(field, '111111');
  expect(codes(), 'one at a time').toEqual(['000000']);
  await act(async () => asked[0]?.wrong());
  expect(screen.queryByText('This code is wrong.')).toBeNull();
  expect(codes()).toEqual(['000000', '111111']);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await act(async () => asked[1]?.wrong());
  expect(screen.getByText('This code is wrong.')).toBeDefined();
  expect(codes(), 'the same one costs no second try').toEqual(['000000', '111111']);
});

test('where a code is blocked, that is said, and no other one is spent on it', async () => {
  const asked: { readonly code: string; readonly refuse: (error: ApiError) => void }[] = [];
  const take = (code: string) => {
    const { promise, reject } = Promise.withResolvers<void>();
    asked.push({ code, refuse: reject });
    return promise;
  };
  const { user } = show(
    <MailedCodeForm take={take}>
      <>Open</>
    </MailedCodeForm>,
  );
  const field = screen.getByRole('textbox');
  await user.type(field, '000000');
  await user.clear(field);
  await user.type(field, '111111');
  const blocked = new ApiError(422, 'code_blocked', 'blocked', { fieldErrors: { code: ['This code is blocked.'] } });
  await act(async () => asked[0]?.refuse(blocked));
  expect(screen.getByText('This code is blocked.')).toBeDefined();
  expect(asked).toHaveLength(1);
});
