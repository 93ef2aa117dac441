import { type ComponentType, useEffect } from 'react';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { later, useLater } from '../../ui/dialog/layer.ts';
import type { PersonPanelProps } from './person-panel.tsx';

/** Who is looked at. */
export const personPanel = later(async () => (await import('./person-panel.tsx')).PersonPanel);

/** It, once the page rests, or when somebody is looked at before; `onRefused` where it can’t be fetched. */
export function usePersonPanel(isWanted: boolean, onRefused: () => void): ComponentType<PersonPanelProps> | undefined {
  useEffect(() => fetchAhead(personPanel.fetch), []);
  return useLater(personPanel, isWanted, onRefused);
}
