import { msg } from '@lingui/core/macro';
import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { resource } from '../../../contract/kit/resource.ts';
import { type Answer, showMember } from '../../../tests/support/show-member.tsx';
import { discardDrafts } from '../../forms/drafts.ts';
import { recordForm } from './fields.ts';
import * as field from './kinds.tsx';
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
  document.cookie = 'XSRF-TOKEN=known; path=/';
  const asked: { readonly request: Request; readonly answer: (answer: Answer) => void }[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer = ([status, body]: Answer) =>
      resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
    asked.push({ request: request.clone(), answer });
    return promise;
  });
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
  await act(async () => asked[0]?.answer([200, { data: own }]));
  await act(async () => read(own));
  await act(async () => read({ ...own, name: 'A colleague’s', version: 6 }));
  expect(name().value).toBe('Autumn fair in Cologne');
  await save();
  expect(asked[1]?.request.headers.get('if-match'), 'compared with what it was typed over').toContain('5');
});
