import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './toast.css.ts';
import { ToastRegion, type Toast } from './toast.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const copied: Toast = { id: 'copied', tone: 'success', title: 'Link copied', timeout: 5000 };
const failed: Toast = { id: 'failed', tone: 'danger', title: 'Too many requests', message: 'Please wait.', timeout: 0 };

const region = (start: readonly Toast[], onHold?: (id: string, isHeld: boolean) => void) =>
  show(
    <Kept start={start}>
      {(toasts, keep) => (
        <ToastRegion
          toasts={toasts}
          onDismiss={(id) => keep(toasts.filter((toast) => toast.id !== id))}
          onHold={onHold}
        />
      )}
    </Kept>,
  );
const shown = () => [...document.querySelectorAll('li')].map((toast) => toast.textContent);
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('it goes after its time, one without a time stays', () => {
  region([copied, failed]);
  pass(4900);
  expect(shown()).toEqual(['Link copied', 'Too many requestsPlease wait.']);
  pass(200);
  expect(shown()).toEqual(['Too many requestsPlease wait.']);
  pass(60_000);
  expect(shown()).toEqual(['Too many requestsPlease wait.']);
});

test('it is closed by its cross, only it', () => {
  region([copied, failed]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
  expect(shown()).toEqual(['Link copied']);
});

test('its deed is a button with words, and closes it', () => {
  const onSelect = vi.fn<() => void>();
  region([{ ...failed, action: { label: 'Undo', onSelect } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test('while somebody is reading it, by pointer or focus, it is held', () => {
  const held: unknown[] = [];
  region([failed], (...how) => held.push(how));
  const toast = screen.getByText('Too many requests').closest('li')!;
  fireEvent.pointerEnter(toast);
  fireEvent.pointerLeave(toast);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  expect(held).toEqual([
    ['failed', true],
    ['failed', false],
    ['failed', true],
    ['failed', false],
  ]);
});

test('what went wrong is announced at once, the rest in turn', () => {
  region([copied, failed]);
  pass(100);
  const live = [...document.querySelectorAll('[role="status"]')].map((said) => said.getAttribute('aria-live'));
  expect(live).toEqual(['polite', 'assertive']);
});

test('all are found at one place with a name', () => {
  region([copied]);
  expect(screen.getByRole('region', { name: /^Notifications/ })).toBeDefined();
});

test('success has a check, an error a cross, a warning a triangle, what is pending a spinner [S4-22]', () => {
  const alone = (element: ReactElement): string => {
    const { container, unmount } = show(element);
    const { innerHTML } = container;
    unmount();
    return innerHTML;
  };
  const drawn = (tone: Toast['tone']): string | undefined => {
    const { unmount } = region([{ ...failed, tone }]);
    // The mark is the first thing in a notification.
    const mark = document.querySelector('li > span')?.innerHTML;
    unmount();
    return mark;
  };
  expect(drawn('success')).toBe(alone(<Icon name="check" />));
  expect(drawn('danger')).toBe(alone(<Icon name="cross" />));
  expect(drawn('warning')).toBe(alone(<Icon name="warning" />));
  expect(drawn('pending')).toBe(alone(<Spinner />));
});

test('the room it has below the page goes with it, or where that is in sight once nobody sees it', () => {
  const top = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  const roomAt = (y: number) => top.mockReturnValue(new DOMRect(0, y, 390, 176));
  const room = () => document.getElementsByClassName(css.room).length;
  roomAt(window.innerHeight - 100);
  region([copied]);
  pass(5100);
  expect([shown(), room()], 'nothing jumps').toEqual([[], 1]);
  roomAt(window.innerHeight);
  fireEvent.scroll(window);
  expect(room()).toBe(0);
  region([copied]);
  expect(room()).toBe(1);
  pass(5100);
  expect(room()).toBe(0);
  top.mockRestore();
});
