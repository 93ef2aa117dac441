import { fireEvent } from '@testing-library/react';
import type { NotificationRequest } from '../../src/ui/toast/notify.ts';

/** Of each notification what it said last. */
const last = (told: readonly NotificationRequest[]): readonly NotificationRequest[] => [
  ...new Map(told.map((request, index) => [request.id ?? String(index), request])).values(),
];

/** What a page says at a moment: what a dialog covers does not count. */
export function linesIn(body: HTMLElement, told: readonly NotificationRequest[]): ReadonlySet<string> {
  const elements = [...body.querySelectorAll<HTMLElement>('*')].filter(isShown);
  const said = elements.flatMap((element) => [
    wordsOf(element),
    element.getAttribute('aria-label') ?? '',
    ...(element.matches('button[aria-busy=true]') ? [`busy ${wordsOf(element)}`] : []),
  ]);
  return new Set([...said, ...last(told).map(({ title }) => title)].filter((line) => line !== ''));
}

/** Whether a text is there, whole or, where it ends with …, its beginning. */
export function stands(text: string, lines: ReadonlySet<string>): boolean {
  if (lines.has(text)) return true;
  return text.endsWith('…') && [...lines].some((line) => line.startsWith(text.slice(0, -1).trimEnd()));
}

export interface Control {
  readonly event: string;
  readonly which: string | undefined;
  readonly isEnabled: boolean;
  readonly isSubmit: boolean;
  readonly press: () => void;
}

/** Controls that bear an event, those of notifications too. */
export function controlsIn(body: HTMLElement, told: readonly NotificationRequest[]): readonly Control[] {
  const buttons = [...body.querySelectorAll<HTMLButtonElement>('button[data-event]')].filter(isShown);
  return [
    ...buttons.map((button) => ({
      event: button.dataset['event'] ?? '',
      which: button.dataset['which'],
      isEnabled: !button.disabled && button.getAttribute('aria-disabled') !== 'true',
      isSubmit: button.type === 'submit',
      press: () => fireEvent.click(button),
    })),
    ...last(told).flatMap(({ action }) =>
      action?.event === undefined
        ? []
        : [{ event: action.event, which: undefined, isEnabled: true, isSubmit: false, press: action.onSelect }],
    ),
  ];
}

const isShown = (element: HTMLElement): boolean => element.closest('[aria-hidden=true], [hidden]') === null;
const wordsOf = (element: HTMLElement): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
