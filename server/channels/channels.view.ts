import type { Channel } from '../../contract/channels/channels.schema.ts';
import type { ChannelRow } from './channels.repository.ts';

export const channelView = ({ contact, alert, tips, verified_at, bounced_at, ...row }: ChannelRow): Channel => ({
  ...row,
  verified_at: verified_at?.toISOString() ?? null,
  bounced_at: bounced_at?.toISOString() ?? null,
  preferences: { account: true, contact, alert, tips },
});
