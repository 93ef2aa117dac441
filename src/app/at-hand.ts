import '../ui/dialog/dialog.tsx';
import '../ui/drawer/drawer.tsx';
import { layers } from '../ui/dialog/layer.ts';

/** What a page opens above itself, fetched before somebody asks. What fails is fetched again when it is wanted. */
export async function fetchLayers(): Promise<void> {
  await Promise.allSettled([
    ...layers.map(({ fetch }) => fetch()),
    import('../ui/badge/badge-tooltip.tsx'),
    import('../ui/toast/toast.tsx'),
  ]);
}
