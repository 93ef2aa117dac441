import { type ComponentPropsWithRef, useState } from 'react';
import type { PublicLogo } from '../../../contract/tenants/tenants.schema.ts';
import { isWordmark } from '../../../contract/tenants/wordmark.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './brand.css.ts';

export type BrandProps = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children'> & {
  /** the tenant's name */
  name: string;
  logo?: PublicLogo | null | undefined;
  /** where the link leads, in words that follow the name */
  home?: string | undefined;
};

const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? '';

/**
 * Whose page it is: a wide logo alone, another beside the name; where there is none, or it doesn't load, the first
 * letter in the tenant's colour beside the name.
 */
export function Brand({ name, logo, home, href, ...anchor }: BrandProps) {
  const [broken, setBroken] = useState<string>();
  const shown = logo && logo.url !== broken ? logo : undefined;
  const content = (
    <>
      {shown ? (
        <img
          className={css.logo}
          src={shown.url}
          width={shown.width}
          height={shown.height}
          alt=""
          // The page the server drew has shown it already: no frame without it.
          decoding="sync"
          onError={() => setBroken(shown.url)}
        />
      ) : (
        <span className={css.mark} aria-hidden="true">
          {initial(name)}
        </span>
      )}
      <span className={shown && isWordmark(shown) ? visuallyHidden : css.name} aria-hidden={home !== undefined}>
        {name}
      </span>
      {home === undefined ? null : <span className={visuallyHidden}>{`${name}, ${home}`}</span>}
    </>
  );
  return href === undefined ? (
    <span className={css.brand}>{content}</span>
  ) : (
    <a {...anchor} className={css.brand} href={href}>
      {content}
    </a>
  );
}
