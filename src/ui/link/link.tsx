import type { ComponentPropsWithRef, ReactNode } from 'react';
import { buttonClass, type ButtonLook, type Words } from '../button/button.tsx';
import * as css from './link.css.ts';

/** What it says is its name: there is none without. */
type Anchor = Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children'> & { children: Words };

export type TextLinkProps = Anchor & { variant?: keyof typeof css.variant | undefined };

/** A plain anchor in words. Inside the app use RouterLink (router-link.tsx). */
export function TextLink({ variant = 'inline', children, ...anchor }: TextLinkProps) {
  return (
    <a {...anchor} {...foreign(anchor.target)} className={css.variant[variant]}>
      {children}
    </a>
  );
}

export type ButtonLinkProps = Anchor & ButtonLook & { icon?: ReactNode | undefined };

/** Leads somewhere, looks like a button. */
export function ButtonLink({ variant, size, width, hang, icon, children, ...anchor }: ButtonLinkProps) {
  return (
    <a {...anchor} {...foreign(anchor.target)} className={buttonClass({ variant, size, width, hang })}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

const foreign = (target: string | undefined) => (target === '_blank' ? { rel: 'noopener noreferrer' } : {});
