import * as css from './progress-bar.css.ts';

/** A thin run along the top while the next page is fetched; quick ones never show it. */
export function ProgressBar({ 'aria-label': label, isActive }: { 'aria-label': string; isActive: boolean }) {
  return isActive ? <div className={css.bar} role="progressbar" aria-label={label} /> : null;
}
