import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { StandaloneFrame } from './standalone-frame.tsx';

test('a guest’s page has its landmarks, in the order one reads them', () => {
  const { container } = show(
    <StandaloneFrame brand="Handwerk am Rhein" tools="English" aside="A sentence" footer="Imprint">
      Log in
    </StandaloneFrame>,
  );
  expect(screen.getByRole('banner').textContent).toBe('Handwerk am RheinEnglish');
  expect(screen.getByRole('main').textContent).toBe('Log in');
  expect(screen.getByRole('contentinfo').textContent).toBe('Imprint');
  expect(container.textContent).toBe('Handwerk am RheinEnglishLog inA sentenceImprint');
});

test('the page’s content can be jumped to', () => {
  show(
    <StandaloneFrame brand="Handwerk" footer="">
      Log in
    </StandaloneFrame>,
  );
  const main = screen.getByRole('main');
  main.focus();
  expect([main.id, document.activeElement]).toEqual(['main', main]);
});
