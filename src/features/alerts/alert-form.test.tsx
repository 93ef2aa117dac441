import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showMember } from '../../../tests/support/show-member.tsx';
import { ApiError } from '../../api/api-error.ts';
import type { FormRecord } from '../../forms/use-app-form.ts';
import { RecordFields } from '../../kit/fields/record-fields.tsx';
import { filterOf } from '../../kit/search-filters/filter-asked.ts';
import { alertForm } from './alert-form.ts';
import { describedBy } from '../../../tests/support/show.tsx';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const offers = { graduationTypes: [], colleagues: [], templates: [] };
const estimate = { data: { today: 3, today_is_at_least: false, per_week: 1, same: null } };
const unknownPlace = { message: '', code: 'validation', meta: { errors: { 'filter.centre': ['unknown'] } } };

/** What the estimate is answered; no place is suggested. */
function answering([status, body]: readonly [number, object]): Request[] {
  const requests: Request[] = [];
  const none = { data: [], meta: { total: 0, per_page: 10, current_page: 1 } };
  vi.stubGlobal('fetch', async (request: Request) => {
    const isPlace = request.url.includes('/addresses');
    if (!isPlace) requests.push(request);
    return Response.json(isPlace ? none : body, { status: isPlace ? 200 : status });
  });
  return requests;
}

const showForm = (
  place: string,
  submit: (input: object) => Promise<unknown> = async () => undefined,
  own?: string,
  record?: FormRecord,
) =>
  showMember(
    <RecordFields
      of={alertForm}
      values={{
        ...alertForm.empty,
        criteria: filterOf({ place }),
        name: `${place}, up to 50 km`,
        recipient_ids: ['0198c5a0-0000-7000-8000-000000000042'],
        status: 'active',
      }}
      offers={{ ...offers, ...(own !== undefined && { own }) }}
      submit={submit}
      draft={{ name: 'alert', userId: 'u' }}
      {...(record && { record })}
    >
      {() => <button type="submit">Save</button>}
    </RecordFields>,
  );
const place = () => screen.getByLabelText('Postcode or place');

test('a place that nobody knows is said at its field while one types, and the count waits', async () => {
  answering([422, unknownPlace]);
  await showForm('Nirgendwo');
  await expect.poll(() => describedBy(place())).toEqual(['We don’t know this place.']);
  expect(screen.queryByText(/can’t be told/)).toBeNull();
  expect(screen.getByText('As soon as the place is known you see how many match.')).toBeTruthy();
});

test('whoever changes an alert isn’t told to choose what stands there, until it is counted', async () => {
  let count = () => {};
  const counting = new Promise<Response>((resolve) => (count = () => resolve(Response.json(estimate))));
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    // what else a page fetches once it rests isn't counted
    if (!request.url.includes('_estimate')) return Response.json({ data: [] });
    requests.push(request);
    return (await counting).clone();
  });
  await showForm('Essen', undefined, undefined, { onChange: () => {}, onStored: () => {} });
  await expect.poll(() => requests.length).toBe(1);
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
  count();
  expect(await screen.findByText(/3 today/)).toBeTruthy();
});

test('a new alert is not called after a place that nobody knows', async () => {
  const requests = answering([422, unknownPlace]);
  const { user } = await showForm('Atlantis');
  const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/).value;
  await expect.poll(name).toBe('');
  expect(Object.keys(localStorage), 'nobody has typed').toEqual([]);
  await user.type(place(), '!');
  await user.tab();
  // a slow machine asks between two keys as well
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  await expect.poll(name).toBe('');
  answering([200, estimate]);
  await user.clear(place());
  await user.type(place(), 'Essen');
  await user.tab();
  await expect.poll(() => screen.getByRole('status').textContent).toContain('3 today');
  await expect.poll(name).toBe('Essen, up to 50 km');
});

test('other refusals are not about the place', async () => {
  answering([422, { ...unknownPlace, meta: { errors: { 'filter.occupation_ids': ['unknown'] } } }]);
  await showForm('Essen');
  expect(await screen.findByText('How many match can’t be told just now.')).toBeTruthy();
  expect(describedBy(place())).toEqual([]);
});

test('what the server says of it on saving stands there too, with the focus, until it is corrected', async () => {
  answering([200, estimate]);
  const refused = new ApiError(422, 'validation', '', { fieldErrors: { 'criteria.centre': ['Unknown.'] } });
  const { user } = await showForm('Nirgendwo', () => Promise.reject(refused));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => describedBy(place())).toEqual(['We don’t know this place.']);
  expect(document.activeElement).toBe(place());
  expect(screen.queryByRole('alert')).toBeNull();
  await user.type(place(), 'heim');
  expect(describedBy(place())).toEqual([]);
});

test('a new alert is called after what it looks for until somebody names it', async () => {
  answering([200, estimate]);
  const sent: object[] = [];
  const { user } = await showForm('Bad', async (input) => void sent.push(input));
  const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/);
  await user.type(place(), ' Honnef');
  expect([place(), name()]).toMatchObject([{ value: 'Bad Honnef' }, { value: 'Bad, up to 50 km' }]);
  await user.tab();
  await expect.poll(() => name().value).toBe('Bad Honnef, up to 50 km');
  await user.clear(name());
  await user.type(name(), 'Cooks');
  await user.type(place(), '/Rhein');
  await user.tab();
  expect(name().value).toBe('Cooks');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toMatchObject([{ name: 'Cooks', criteria: { centre: 'Bad Honnef/Rhein' } }]);
});

test('who has an alert with these filters already is led to it, unless it is the one being changed', async () => {
  const same = { id: '0198f0a0-0000-7000-8000-000000000009', name: 'Cooks in Essen' };
  answering([200, { data: { ...estimate.data, same } }]);
  const { unmount } = await showForm('Essen');
  const link = await screen.findByRole('link', { name: 'Cooks in Essen' });
  expect(link.getAttribute('href')).toBe(`/alerts/${same.id}`);
  unmount();
  await showForm('Essen', undefined, same.id);
  expect(await screen.findByText(/3 today/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Cooks in Essen' })).toBeNull();
});
