import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import '../drawer/drawer-layer.tsx';
import { Drawer } from '../drawer/drawer.tsx';
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

test('its deed is a button with words, and closes it [S3-09]', () => {
  const onSelect = vi.fn<() => void>();
  region([{ ...failed, action: { label: 'Undo', onSelect } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test('Escape closes it where it has the focus, and nothing of it where that closes something else', () => {
  region([failed]);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
  expect(shown()).toEqual([]);
});

test('what it speaks of opens one by one, and pressing one leaves the others', () => {
  const pressed: string[] = [];
  const list = ['Ahorn 42', 'Birke 7'].map((title) => ({
    id: title,
    title,
    action: { label: 'Undo', onSelect: () => void pressed.push(title) },
  }));
  region([{ ...failed, parts: { label: 'One by one', list } }]);
  const opener = screen.getByRole('button', { name: 'One by one', expanded: false });
  expect(screen.queryByText('Birke 7')).toBeNull();
  fireEvent.click(opener);
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Birke 7' }));
  expect(pressed).toEqual(['Birke 7']);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
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

test('F8 leads to it from a drawer, which keeps the focus from the page, and it is read aloud beside one', () => {
  const onSelect = vi.fn<() => void>();
  const drawer = (toasts: readonly Toast[]) => (
    <>
      <button type="button">Behind</button>
      <Drawer title="Filters" isOpen onClose={() => undefined}>
        <input aria-label="Place" />
      </Drawer>
      <ToastRegion toasts={toasts} onDismiss={() => undefined} />
    </>
  );
  const { rerender } = show(drawer([]));
  rerender(drawer([{ ...failed, action: { label: 'Undo', onSelect } }]));
  const place = screen.getByRole('textbox', { name: 'Place' });
  act(() => place.focus());
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  const list = screen.getByRole('region', { name: /^Notifications/ });
  expect(list.contains(document.activeElement)).toBe(true);
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  expect(document.activeElement?.textContent).toBe('Undo');
  act(() => screen.getByText('Behind').focus());
  expect(document.activeElement).toBe(place);
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
