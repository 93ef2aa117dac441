import { dialogLayer } from '../ui/dialog/dialog.tsx';
import { drawerLayer } from '../ui/drawer/drawer.tsx';

/** What a page opens above itself, fetched before somebody asks. What fails is fetched again when it is wanted. */
export async function fetchLayers(): Promise<void> {
  await Promise.allSettled([
    dialogLayer.fetch(),
    drawerLayer.fetch(),
    import('../ui/badge/badge-tooltip.tsx'),
    import('../ui/toast/toast.tsx'),
  ]);
}
