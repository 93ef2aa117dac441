import { useRouterState } from '@tanstack/react-router';
import * as css from './navigation-progress.css.ts';

/** A line at the top while a page is being fetched. */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <div className={css.bar} data-progress aria-hidden="true" /> : null;
}
