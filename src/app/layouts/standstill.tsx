import { lazy, Suspense } from 'react';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { useSession } from '../../api/session.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';

const Banner = lazy(async () => {
  const [module] = await Promise.all([
    import('../../features/standstill/standstill-banner.tsx'),
    needCatalogs('session-end'),
  ]);
  return { default: module.StandstillBanner };
});

/** Said of a company that staff have paused, or whose part has ended; fetched by nobody else. */
export function Standstill() {
  const isOut = useSession((snapshot) =>
    /^(?:inactive|archived)$/.test(selectMe(snapshot)?.organization?.status ?? ''),
  );
  return isOut ? (
    <Suspense>
      <Banner />
    </Suspense>
  ) : null;
}
