import { lifecycle } from '../kit/lifecycle.ts';

/** An organization's face. */
export const profileLifecycle = lifecycle({
  name: 'profile',
  initial: 'draft',
  transitions: [
    // name, colour, layout present and contrast check passed
    { from: 'draft', event: 'publish', to: 'published', by: ['employee', 'tenant_member', 'administrator'] },
    // not while a published template or code uses it
    { from: 'published', event: 'unpublish', to: 'draft', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'draft', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    // codes using it fall back to the organization default
    { from: 'published', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'archived', event: 'restore', to: 'draft', by: ['employee', 'tenant_member', 'administrator'] },
  ],
});
