import { msg } from '@lingui/core/macro';
import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { resource } from '../../../contract/kit/resource.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { discardDrafts } from '../../forms/drafts.ts';
import { recordForm } from './fields.ts';
import * as field from './kinds.tsx';
import { NewRecord } from './new-record.tsx';
import { StoredRecord } from './stored-record.tsx';

afterEach(() => {
  discardDrafts();
  vi.unstubAllGlobals();
});

const input = v.strictObject({ name: v.string(), remark: v.string() });
const fairs = resource({
  name: 'fairs',
  access: { stage: 'onboarded', roles: ['employee'] },
  record: v.object({ ...input.entries, id: v.string(), version: v.number() }),
  show: { summary: 'One fair.' },
  create: { summary: 'A new one.', input },
  update: { summary: 'Changed.', input: v.partial(input) },
});
const form = recordForm(fairs, { fields: { name: field.text(msg`Name`), remark: field.text(msg`Remark`) } });
const begun = { id: 'f1', name: 'Autumn', remark: '', version: 4 };

test('what is typed while a record is saved is not saved over what a colleague saves after that', async () => {
  const held = heldAnswers();
  let read: (record: typeof begun) => void = () => {};
  function Page() {
    const [record, setRecord] = useState(begun);
    useEffect(() => {
      read = setRecord;
    }, []);
    return <StoredRecord of={form} record={record} offers={{}} />;
  }
  const { user } = await showMember(<Page />);
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));

  await user.type(name(), ' fair');
  await save();
  await user.type(name(), ' in Cologne');
  const own = { ...begun, name: 'Autumn fair', version: 5 };
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.answer(200, { data: own });
  await screen.findByRole('button', { name: 'Save changes', busy: false });
  await act(async () => read(own));
  await act(async () => read({ ...own, name: 'A colleague’s', version: 6 }));
  expect(name().value).toBe('Autumn fair in Cologne');
  await save();
  await expect.poll(() => held.length).toBe(2);
  expect(held[1]?.request.headers.get('if-match'), 'compared with what it was typed over').toContain('5');
});

test('who leaves while a new record is being saved isn’t fetched back to it', async () => {
  const held = heldAnswers();
  const page = () => ({ to: '/' as const, search: { new: 'f1' } as never });
  const { user, router, told } = await showMember(
    <NewRecord of={form} offers={{}} button="Create fair" done="It is there" page={page} />,
  );
  const create = () => user.click(screen.getByRole('button', { name: 'Create fair' }));
  await create();
  await expect.poll(() => held.length).toBe(1);
  await act(async () => void router.navigate({ to: '/elsewhere' } as never));
  await held[0]?.answer(201, { data: begun });
  await expect.poll(() => told).toHaveLength(1);
  expect(router.latestLocation.href).toBe('/elsewhere');
  await act(async () => void router.navigate({ to: '/' }));
  await create();
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.answer(201, { data: begun });
  await expect.poll(() => router.latestLocation.href).toBe('/?new=f1');
});
