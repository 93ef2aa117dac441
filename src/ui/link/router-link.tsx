import { createLink } from '@tanstack/react-router';
import { ButtonLink, TextLink } from './link.tsx';

/** TextLink that takes the router's `to`, `params`, `search`. */
export const RouterLink = createLink(TextLink);

/** ButtonLink that takes the router's `to`, `params`, `search`. */
export const RouterButtonLink = createLink(ButtonLink);
