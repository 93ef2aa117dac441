/** Moves the focus to the first control, in the order of the page, that one of these fields names. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const control of form?.elements ?? []) {
    const name = control.getAttribute('name');
    if (control instanceof HTMLElement && name !== null && fields.includes(name)) {
      control.focus();
      return;
    }
  }
}

/** The names of the controls a form has. */
export function shownFields(form: HTMLFormElement | null): ReadonlySet<string> {
  return new Set(Array.from(form?.elements ?? [], (control) => control.getAttribute('name') ?? ''));
}
