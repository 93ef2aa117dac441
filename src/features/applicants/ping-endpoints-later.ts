import { keptLoad } from '../../api/kept-load.ts';
import { layers } from '../../ui/dialog/layer.ts';

/** What an answer is sent by; it comes with the questions that are asked before. */
export const pingEndpoints = keptLoad(async () => (await import('../../../contract/pings/pings.endpoints.ts')).pings);
layers.push({ fetch: pingEndpoints });
