import { msg } from '@lingui/core/macro';
import { fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { expect } from 'vitest';
import { resource } from '../../../contract/kit/resource.ts';
import { recordFormMachine } from '../../../machines/records/record-form.machine.ts';
import { recordFormModel } from '../../../machines/records/record-form.model.ts';
import { describeDriven } from '../../../tests/support/driven-screen.tsx';
import { showMember } from '../../../tests/support/show-member.tsx';
import { recordForm } from './fields.ts';
import * as field from './kinds.tsx';
import { StoredRecord } from './stored-record.tsx';

const input = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(40)),
  remark: v.pipe(v.string(), v.maxLength(40)),
});
const record = v.object({ ...input.entries, id: v.string(), version: v.number() });
const fairs = resource({
  name: 'fairs',
  access: { stage: 'onboarded', roles: ['employee'] },
  record,
  show: { summary: 'One fair.' },
  create: { summary: 'A new one.', input },
  update: { summary: 'Changed.', input: v.partial(input) },
});
const form = recordForm(fairs, { fields: { name: field.text(msg`Name`), remark: field.text(msg`Remark`) } });
const stored = { id: 'f1', name: 'Autumn', remark: '', version: 4 };
const theirs = { ...stored, remark: 'Theirs', version: 5 };

let readAgain = () => {};
function Page() {
  const [read, setRead] = useState(stored);
  useEffect(() => {
    readAgain = () => setRead((now) => ({ ...now, remark: 'Read', version: now.version + 1 }));
  }, []);
  return <StoredRecord of={form} record={read} offers={{}} />;
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
let typed = 0;
const type = () => fireEvent.change(nameField(), { target: { value: `Mine ${++typed}` } });
const isBusy = () => document.querySelector('button[aria-busy=true]') !== null;
/** Theirs may be taken instead. */
const isContested = () => screen.queryByRole('button', { name: 'Keep what is saved' })?.matches(':enabled') ?? false;
const stands = (text: string) => screen.queryByText(text, { exact: false }) !== null;

const atRest = { asks: '', isBusy: false, isContested: false };

describeDriven('the form over a stored record', {
  model: recordFormModel,
  machine: recordFormMachine,
  calls: '/fairs/f1',
  show: () => showMember(<Page />),
  does: {
    'form.change': () => void type(),
    'form.submit': () => {
      type();
      fireEvent.click(screen.getByRole('button', { name: /Save (changes|mine)/ }));
    },
    'form.discard': 'a draft has to come back first',
    'theirs.keep': () => void fireEvent.click(screen.getByRole('button', { name: 'Keep what is saved' })),
    'record.changed': () => readAgain(),
  },
  answers: {
    'submitting.saving': {
      ok: [200, { data: { ...stored, name: 'Mine', version: 5 } }],
      stale: [412, { message: '', code: 'stale' }],
      refused: [422, { message: '', code: 'validation', meta: { errors: { name: ['This name is taken.'] } } }],
      unauthenticated: [401, { message: '', code: 'unauthenticated' }],
      failed: [500, { message: '', code: 'server_error' }],
    },
    'submitting.comparing': {
      elsewhere: [200, { data: theirs }],
      contested: [200, { data: { ...theirs, name: 'Theirs' } }],
      unauthenticated: [401, { message: '', code: 'unauthenticated' }],
      failed: [500, { message: '', code: 'server_error' }],
    },
  },
  look: (asks) => ({
    asks,
    isBusy: isBusy(),
    isContested: isContested(),
    ...(stands('This name is taken.') && { isRefused: true }),
    ...(stands('An unknown error occurred.') && { isFailed: true }),
  }),
  looks: {
    'editing.unchanged': atRest,
    // what a failure said stands until the next try
    'editing.changed': expect.objectContaining(atRest),
    'editing.saved': atRest,
    'editing.refused': { ...atRest, isRefused: true },
    'editing.failed': { ...atRest, isFailed: true },
    'submitting.saving': { ...atRest, asks: 'PATCH', isBusy: true },
    'submitting.comparing': { ...atRest, asks: 'GET', isBusy: true },
    stale: { ...atRest, isContested: true },
  },
});
