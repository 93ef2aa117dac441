import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { LinkProps } from '@tanstack/react-router';
import { RouterLink } from '../ui/link/router-link.tsx';

/** The list that a record stands in, and what the way there says. */
export type ListLink = readonly [to: NonNullable<LinkProps['to']>, words: MessageDescriptor];

export function BackTo({ list: [to, words] }: { readonly list: ListLink }) {
  const { i18n } = useLingui();
  return (
    <RouterLink variant="alone" to={to}>
      {i18n._(words)}
    </RouterLink>
  );
}
