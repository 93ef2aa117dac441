import * as css from './icon.css.ts';

/** The SVG all icons share: a 20 px grid, the text's colour, 1.25 times its size. Decorative without a label. */
export function IconFrame({ path, label }: { path: string; label: string | undefined }) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={css.icon} viewBox="0 0 20 20" focusable="false" {...said}>
      <path d={path} />
    </svg>
  );
}
