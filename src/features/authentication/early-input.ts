/** What somebody did in the static login form before the script arrived. */
export interface EarlyInput {
  readonly email: string;
  readonly password: string;
  /** The field that had the focus, and where in it. */
  readonly focused: { readonly name: string; readonly caret: number | null } | undefined;
  /** Enter or the button was pressed already. */
  readonly isSubmitted: boolean;
}

const nothing: EarlyInput = { email: '', password: '', focused: undefined, isSubmitted: false };
let kept: EarlyInput = nothing;

/** Fields for addresses don't tell; there typing goes on at the end. */
const caretOf = (input: HTMLInputElement): number | null => input.selectionStart;

/** Reads the static form right before React takes its place. */
export function keepEarlyInput(): void {
  document.documentElement.dataset['started'] = 'true';
  const form = document.querySelector<HTMLFormElement>('#root form[data-static-login]');
  if (!form) return;
  const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const { activeElement } = document;
  const isIn = activeElement instanceof HTMLInputElement && form.contains(activeElement);
  kept = {
    email: valueOf('email'),
    password: valueOf('password'),
    focused: isIn ? { name: activeElement.name, caret: caretOf(activeElement) } : undefined,
    isSubmitted: form.dataset['submitted'] === 'true',
  };
}

/** Puts the focus back where it was, in the form that has taken the static one's place. */
export function restoreFocus(form: HTMLFormElement, { focused }: EarlyInput): void {
  const input = focused && form.querySelector<HTMLInputElement>(`input[name="${focused.name}"]`);
  if (!input) return;
  input.focus();
  if (focused.caret !== null) input.setSelectionRange(focused.caret, focused.caret);
}

/** Gives it once: a later visit to the login page starts empty. */
export function takeEarlyInput(): EarlyInput {
  const taken = kept;
  kept = nothing;
  return taken;
}
