import { lifecycle } from '../kit/lifecycle.ts';

/** A text for messages; messages already sent keep the version they were sent with. */
export const emailTemplateLifecycle = lifecycle({
  name: 'emailTemplate',
  initial: 'draft',
  transitions: [
    // all placeholders known, required placeholders present, both languages rendered
    { from: 'draft', event: 'publish', to: 'published', by: ['employee', 'tenant_member', 'administrator'] },
    // creates a new version; sent pings keep the old text
    { from: 'published', event: 'edit', to: 'draft', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'draft', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    // alerts using it lose their template
    { from: 'published', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'archived', event: 'restore', to: 'draft', by: ['employee', 'tenant_member', 'administrator'] },
  ],
});
