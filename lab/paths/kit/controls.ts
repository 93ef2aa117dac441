import type { Page } from '@playwright/test';
import type { Say } from '../../../tests/support/speech.ts';

const roles = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
  'treeitem',
] as const;
/** `summary` opens what is folded; it has no role of its own. */
type Role = (typeof roles)[number] | 'summary';

/** Something that can be used: `button Log in`, in English; or by its very name, where that is put together. */
export type Control = `${Role} ${string}` | { readonly role: Role; readonly name: string };

/** A node of the accessibility tree, as far as it matters here. */
interface AriaNode {
  readonly role: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly children?: readonly (AriaNode | string)[];
}

/** What a page offers at a moment. */
export interface Offer {
  /** Each as `button Anmelden`. */
  readonly lines: readonly string[];
  /** Under a dialog the page itself takes nothing. */
  readonly isUnderDialog: boolean;
}

const usable: ReadonlySet<string> = new Set(roles);

/**
 * What can be used on a page, read from its accessibility tree: what is disabled or hidden there, as everything under a
 * dialog, does not count (axe sees to it, for every screen, that nothing hidden takes the focus). Options belong to their
 * lists; toasts come and go by themselves.
 */
export async function offerOf(page: Page, say: Say): Promise<Offer> {
  const tree = (await page.ariaSnapshotJSON()) as unknown as readonly AriaNode[];
  const toasts = say('Notifications (F8)');
  const nodes = tree.flatMap((node) => descendants(node, toasts));
  const isUnderDialog = nodes.some(({ role }) => role === 'dialog' || role === 'alertdialog');
  const folds = isUnderDialog ? [] : await page.locator('summary').filter({ visible: true }).allInnerTexts();
  return {
    isUnderDialog,
    lines: [
      ...nodes
        .filter(({ role, disabled }) => usable.has(role) && disabled !== true)
        .map(({ role, name }) => `${role} ${name ?? ''}`),
      // The first line is its title.
      ...folds.map((text) => `summary ${text.trim().split('\n', 1)[0] ?? ''}`),
    ],
  };
}

const descendants = (node: AriaNode, skipped: string): readonly AriaNode[] =>
  node.role === 'region' && node.name === skipped
    ? []
    : [
        node,
        ...(node.children ?? []).flatMap((child) => (typeof child === 'string' ? [] : descendants(child, skipped))),
      ];

/** A control as its page calls it. */
export function lineOf(control: Control, say: Say): string {
  if (typeof control !== 'string') return `${control.role} ${control.name}`;
  const end = control.indexOf(' ');
  return `${control.slice(0, end)} ${say(control.slice(end + 1))}`;
}

/** What a page has to offer, line by line. */
export interface Expected {
  /** The machine's own, and whether it takes their events. */
  readonly own: ReadonlyMap<string, boolean>;
  /** The page's own: each once. */
  readonly beside: readonly string[];
  /** Another machine's, which come and go without this one: once at most. */
  readonly maybe: readonly string[];
}

/** Each difference in a sentence. */
export function differencesIn(lines: readonly string[], { own, beside, maybe }: Expected): readonly string[] {
  const found = (line: string) => lines.filter((one) => one === line).length;
  const wrong = (line: string, isRight: boolean, what: string) =>
    isRight ? [] : [`${line}: found ${found(line)}, and ${what}`];
  const known = new Set([...own.keys(), ...beside, ...maybe]);
  return [
    ...[...own].flatMap(([line, takes]) =>
      wrong(line, found(line) === (takes ? 1 : 0), `the machine ${takes ? 'takes' : 'refuses'} it`),
    ),
    ...beside.flatMap((line) => wrong(line, found(line) === 1, 'it belongs here')),
    ...maybe.flatMap((line) => wrong(line, found(line) <= 1, 'once is enough')),
    ...[...new Set(lines)].filter((line) => !known.has(line)).map((line) => `${line}: nobody has named it`),
  ];
}
