import { createLink } from '@tanstack/react-router';
import { type ComponentType, createElement, use } from 'react';
import { LinkBase, type LinkTarget } from './link-base.ts';
import { ButtonLink, TextLink } from './link.tsx';
import type { NamedLink } from './named-link.ts';

/** A link that leads where its surroundings mean it to. */
const based = <Named,>(link: Named): Named =>
  ((props: LinkTarget) => {
    const base = use(LinkBase);
    return createElement(link as ComponentType<LinkTarget>, base ? base(props) : props);
  }) as unknown as Named;

/** TextLink that takes the router's `to`, `params`, `search`. */
export const RouterLink: NamedLink<typeof TextLink> = based(createLink(TextLink) as NamedLink<typeof TextLink>);

/** ButtonLink that takes the router's `to`, `params`, `search`. */
export const RouterButtonLink: NamedLink<typeof ButtonLink> = based(
  createLink(ButtonLink) as NamedLink<typeof ButtonLink>,
);
