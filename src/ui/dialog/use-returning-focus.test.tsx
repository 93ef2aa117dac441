import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Drawer } from '../drawer/drawer.tsx';
import { Dialog } from './dialog.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

function Page({ of: Panel, answer }: { of: typeof Dialog | typeof Drawer; answer?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <I18nProvider i18n={i18n}>
      <button key={answer} id="opener" type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {/* gone altogether once closed, as screens do it */}
      {isOpen ? (
        <Panel title="Panel" isOpen onClose={() => setOpen(false)}>
          text
        </Panel>
      ) : null}
    </I18nProvider>
  );
}

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
] as const)('the focus comes back from a %s to what opened it', async (_, Panel) => {
  render(<Page of={Panel} />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('the focus comes back to the same control of a list that was answered anew meanwhile', async () => {
  const { rerender } = render(<Page of={Drawer} answer="first" />);
  const opener = screen.getByText('Open');
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  rerender(<Page of={Drawer} answer="second" />);
  expect(opener.isConnected).toBe(false);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Open')));
});
