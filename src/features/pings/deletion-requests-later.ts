import { createElement, type ReactNode } from 'react';
import type { DeletionRequest } from '../../../contract/pings/deletion-requests.schema.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { deletionRequests } from './pings-later.ts';

interface DeletionRequestsLaterProps {
  readonly of: readonly DeletionRequest[];
  readonly onChanged: () => Promise<void>;
}

/** Those of people whose messages are gone: they stand in no row of the list. */
export function DeletionRequestsLater({ of: all, onChanged }: DeletionRequestsLaterProps): ReactNode {
  const requests = all.filter(({ ping_id }) => ping_id === null);
  const Fetched = useLater(deletionRequests, requests.length > 0, () => undefined);
  return Fetched && requests.length > 0 ? createElement(Fetched, { requests, onChanged }) : null;
}
