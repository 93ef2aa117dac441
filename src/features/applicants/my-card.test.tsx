import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { discardDrafts, readDraft } from '../../forms/drafts.ts';
import { activateLocale } from '../../i18n/catalogs.ts';
import { cardEditor } from './card-later.ts';
import { MyCard } from './my-card.tsx';

beforeAll(async () => {
  await activateLocale('en');
  vi.stubGlobal('fetch', async () => Response.json({ data: [], meta: { total: 0, per_page: 15, current_page: 1 } }));
  await cardEditor.fetch();
});
afterEach(() => {
  discardDrafts();
  vi.unstubAllGlobals();
});

async function showCard() {
  const me = anApplicant();
  if (!me.applicant) throw new Error('no applicant');
  const shown = await showAs(
    me,
    <MyCard applicant={me.applicant} occupation="Chemikant/in" further={[]} graduation={null} />,
  );
  const pencils = {
    start: 'Change when you could begin',
    place: 'Change where you live and how far you would travel',
  };
  const pencil = (line: keyof typeof pencils) => screen.getByRole('button', { name: pencils[line] });
  return { me, pencil, change: (line: keyof typeof pencils) => shown.user.click(pencil(line)), ...shown };
}

test('the focus is in the line that is changed, wherever the one before it stands, and back at its pencil', async () => {
  heldAnswers();
  const { user, change, pencil } = await showCard();
  await change('start');
  await change('place');
  expect(document.activeElement?.closest('form')?.textContent).toContain('I have moved');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(pencil('place'));
});

test('a line saved on a slow line closes itself, and not the line that is being changed by then', async () => {
  const held = heldAnswers();
  const { me, user, change } = await showCard();
  await change('start');
  const month = screen.getByRole<HTMLSelectElement>('combobox');
  await user.selectOptions(month, month.options[2]?.value ?? '');
  const isDrafted = () => readDraft('card.start', me.user.id, { available_from: '' }) !== undefined;
  expect(isDrafted()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => held.length).toBe(1);
  await change('place');
  const isMoving = () => screen.queryByRole('button', { name: 'I have moved: change my address' }) !== null;
  expect(isMoving()).toBe(true);
  await held[0]?.answer(200, { data: me.applicant });
  await expect.poll(isDrafted, { message: 'the first line is saved' }).toBe(false);
  expect(isMoving()).toBe(true);
});

test('of two lines saved one after the other the second waits for the first, and both stand in the end', async () => {
  const held = heldAnswers();
  const { me, user, session, change } = await showCard();
  const saves = () => held.filter(({ request }) => !['GET', 'HEAD'].includes(request.method));
  const save = async (line: 'start' | 'place') => {
    await change(line);
    const choice = screen.getByRole<HTMLSelectElement>('combobox');
    await user.selectOptions(choice, choice.options[2]?.value ?? '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  await save('start');
  await expect.poll(() => saves().length).toBe(1);
  await save('place');
  expect(saves(), 'answered out of turn the older state would stand').toHaveLength(1);
  const started = { ...me.applicant, available_from: '2027-08-01' };
  await saves()[0]?.answer(200, { data: started });
  await expect.poll(() => saves().length).toBe(2);
  await saves()[1]?.answer(200, { data: { ...started, mobility_km: 25 } });
  await expect
    .poll(() => selectMe(session.getSnapshot())?.applicant)
    .toMatchObject({ available_from: '2027-08-01', mobility_km: 25 });
});
