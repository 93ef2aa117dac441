import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test } from 'vitest';
import { show } from '../../tests/support/show.tsx';
import { ToastRegion } from '../ui/toast/toast.tsx';
import { createNotifications } from './notifications.ts';

test('what comes of a press is told in the place of what was pressed', async () => {
  const notifications = createNotifications();
  const undo = () => notifications.show({ id: 'ping', tone: 'pending', timeout: 0, title: 'Taking it back' });
  notifications.show({
    id: 'ping',
    tone: 'pending',
    timeout: 0,
    title: 'It goes out soon',
    action: { label: 'Undo', onSelect: undo },
  });
  function Region() {
    const toasts = useSyncExternalStore(notifications.subscribe, notifications.toasts);
    return <ToastRegion toasts={toasts} onDismiss={notifications.dismiss} />;
  }
  show(<Region />);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await Promise.resolve();
  });
  const shown = [...document.querySelectorAll('li')].map((toast) => toast.textContent);
  expect(shown).toEqual(['Taking it back']);
});
