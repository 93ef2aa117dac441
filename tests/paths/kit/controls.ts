import type { Page } from '@playwright/test';
import type { Say } from '../../support/speech.ts';

const roles = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] as const;
type Role = (typeof roles)[number];

/** Something on a page that can be used: `button Log in`, in English; or by the very words, where they are put together. */
export type Control = `${Role} ${string}` | { readonly role: Role; readonly called: string };

/** What a page tells aids of one of its parts, as far as it matters here. */
interface Told {
  readonly role: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly children?: readonly (Told | string)[];
}

const usable: ReadonlySet<string> = new Set(roles);

/** What can be used on a page now, or in the dialog above it, as aids are told of it: `button Anmelden`. */
export async function usableOn(page: Page): Promise<readonly string[]> {
  const all = ((await page.ariaSnapshotJSON()) as unknown as readonly Told[]).flatMap(within);
  const dialog = all.findLast(({ role }) => role === 'dialog' || role === 'alertdialog');
  return (dialog ? within(dialog) : all)
    .filter(({ role, disabled }) => usable.has(role) && disabled !== true)
    .map(({ role, name }) => `${role} ${name ?? ''}`);
}

const within = (part: Told): readonly Told[] => [
  part,
  ...(part.children ?? []).flatMap((child) => (typeof child === 'string' ? [] : within(child))),
];

/** A control as its page calls it. */
export function lineOf(control: Control, say: Say): string {
  if (typeof control !== 'string') return `${control.role} ${control.called}`;
  const end = control.indexOf(' ');
  return `${control.slice(0, end)} ${say(control.slice(end + 1))}`;
}
