import { createLink } from '@tanstack/react-router';
import { ButtonLink, TextLink } from './link.tsx';
import type { NamedLink } from './named-link.ts';

/** TextLink that takes the router's `to`, `params`, `search`. */
export const RouterLink: NamedLink<typeof TextLink> = createLink(TextLink);

/** ButtonLink that takes the router's `to`, `params`, `search`. */
export const RouterButtonLink: NamedLink<typeof ButtonLink> = createLink(ButtonLink);
