import * as css from './spinner.css.ts';

/** Something is under way. With a label it speaks; without, the words beside it do. */
export function Spinner({ label }: { label?: string | undefined }) {
  return label === undefined ? (
    <span className={css.spinner} aria-hidden="true" />
  ) : (
    <span className={css.spinner} role="status" aria-label={label} />
  );
}
