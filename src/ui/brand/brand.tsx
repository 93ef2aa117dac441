import * as css from './brand.css.ts';

export type BrandProps = {
  /** the tenant's name */
  name: string;
  logoUrl?: string | undefined;
  href?: string | undefined;
};

const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/** Whose page it is: logo, or the first letter in the tenant's colour, and the name. */
export function Brand({ name, logoUrl, href }: BrandProps) {
  const content = (
    <>
      {logoUrl === undefined ? (
        <span className={css.mark} aria-hidden="true">
          {initial(name)}
        </span>
      ) : (
        <img className={css.logo} src={logoUrl} alt="" height={36} />
      )}
      <span className={css.name}>{name}</span>
    </>
  );
  return href === undefined ? (
    <span className={css.brand}>{content}</span>
  ) : (
    <a className={css.brand} href={href}>
      {content}
    </a>
  );
}
