/** A date of birth has three controls, `date_of_birth.day` and so on: each stands for the field they begin with. */
const namesOf = (control: Element): string[] => {
  const name = control.getAttribute('name') ?? '';
  return [name, name.replace(/\.(?:day|month|year)$/, '')];
};

/** Moves the focus to the first control, in the order of the page, that one of these fields names, or is first in its group. */
export function focusFirst(form: HTMLFormElement | null, fields: readonly string[]): void {
  for (const control of form?.elements ?? []) {
    if (control instanceof HTMLElement && namesOf(control).some((name) => fields.includes(name))) {
      const first =
        control instanceof HTMLFieldSetElement ? control.querySelector<HTMLElement>('input, select, button') : control;
      first?.focus();
      return;
    }
  }
}

/** The names of the controls a form has. */
export function shownFields(form: HTMLFormElement | null): ReadonlySet<string> {
  return new Set(Array.from(form?.elements ?? []).flatMap(namesOf));
}
