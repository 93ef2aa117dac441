import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import type { CompanyStatistics } from '../../../contract/statistics/agenda.schema.ts';
import * as css from './employee-dashboard.css.ts';

const CompanyFigures = lazy(async () => {
  const [{ CompanyFigures: Figures }] = await Promise.all([
    import('./company-figures.tsx'),
    needCatalogs('dashboard-later'),
  ]);
  return { default: Figures };
});

const ask = async () => {
  const { askFigures } = await import('./company-figures.calls.ts');
  return askFigures();
};

/** What one looks back on comes when one gets there, and on paper: nobody waits for it who came to call somebody. */
export function FiguresLater() {
  const place = useRef<HTMLDivElement>(null);
  const [figures, setFigures] = useState<Promise<CompanyStatistics | undefined>>();
  useEffect(() => {
    const show = () => setFigures((known) => known ?? ask());
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) show();
      },
      { rootMargin: '160px' },
    );
    if (place.current) watch.observe(place.current);
    window.addEventListener('beforeprint', show);
    return () => {
      watch.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  const waiting = <Skeleton height="18rem" />;
  return (
    <div ref={place} className={css.later}>
      {figures === undefined ? (
        waiting
      ) : (
        <Suspense fallback={waiting}>
          <CompanyFigures figures={figures} />
          <FocusInSight after={place} />
        </Suspense>
      )}
    </div>
  );
}

/** Whoever went past the place by Tab is pushed out of the window by what comes there: the page follows. */
function FocusInSight({ after }: { readonly after: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    const { activeElement } = document;
    const position = after.current?.compareDocumentPosition(activeElement ?? document.body) ?? 0;
    if (position & Node.DOCUMENT_POSITION_FOLLOWING) activeElement?.scrollIntoView({ block: 'nearest' });
  }, [after]);
  return null;
}
