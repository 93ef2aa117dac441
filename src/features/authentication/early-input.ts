/** What somebody did in the static login form before the script arrived. */
export interface EarlyInput {
  readonly email: string;
  readonly password: string;
  /** Name of the field that had the focus. */
  readonly focused: string | undefined;
  /** Enter or the button was pressed already. */
  readonly isSubmitted: boolean;
}

const nothing: EarlyInput = { email: '', password: '', focused: undefined, isSubmitted: false };
let kept: EarlyInput = nothing;

/** Reads the static form right before React takes its place. */
export function keepEarlyInput(): void {
  document.documentElement.dataset['started'] = 'true';
  const form = document.querySelector<HTMLFormElement>('#root form[data-static-login]');
  if (!form) return;
  const valueOf = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
  const { activeElement } = document;
  kept = {
    email: valueOf('email'),
    password: valueOf('password'),
    focused: activeElement instanceof HTMLInputElement && form.contains(activeElement) ? activeElement.name : undefined,
    isSubmitted: form.dataset['submitted'] === 'true',
  };
}

/** Gives it once: a later visit to the login page starts empty. */
export function takeEarlyInput(): EarlyInput {
  const taken = kept;
  kept = nothing;
  return taken;
}
