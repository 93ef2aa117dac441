import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { AnswerLater } from './answer-later.tsx';

const until = '2026-12-12T10:00:00.000Z';

function Message({ reminds_at }: { reminds_at: string | null }) {
  const [isLater, setLater] = useState(false);
  return (
    <AnswerLater
      until={until}
      later={isLater ? { reminds_at } : null}
      isPending={false}
      onLater={() => setLater(true)}
    />
  );
}

test('who answers later hears until when, and when they are reminded', async () => {
  show(<Message reminds_at="2026-12-09T10:00:00.000Z" />);
  await userEvent.click(screen.getByRole('button', { name: 'Answer later' }));
  const said = screen.getByText(/Put aside/);
  expect(said.textContent).toMatch(/until .*12.*2026.*On .*9.*2026 we remind you once/);
  expect(document.activeElement).toBe(said);
});

test('no reminder is promised where there is no time for one', async () => {
  show(<Message reminds_at={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Answer later' }));
  expect(screen.getByText(/Put aside/).textContent).not.toContain('remind');
});

test('what was put aside before takes no focus when the page opens', () => {
  show(<AnswerLater until={until} later={{ reminds_at: null }} isPending={false} onLater={() => {}} />);
  expect(document.activeElement).toBe(document.body);
});
