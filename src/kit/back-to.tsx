import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { LinkProps, ToOptions } from '@tanstack/react-router';
import { RouterLink } from '../ui/link/router-link.tsx';

/** One link up, to a list or another page, and what it says: words, or what somebody has called it. */
export type BackLink = readonly [to: NonNullable<LinkProps['to']> | ToOptions, words: MessageDescriptor | string];

export function BackTo({ link: [to, words] }: { readonly link: BackLink }) {
  const { i18n } = useLingui();
  return (
    <RouterLink variant="alone" {...(typeof to === 'string' ? { to } : to)}>
      {typeof words === 'string' ? words : i18n._(words)}
    </RouterLink>
  );
}
