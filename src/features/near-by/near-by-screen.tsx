import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createElement, useEffect, useState } from 'react';
import type { Interest } from '../../../contract/interests/interests.schema.ts';
import type { NearByPage } from '../../../contract/near-by/near-by.schema.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useIsLarge } from '../../kit/use-media.ts';
import type { Opening } from '../../kit/use-opening.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { useLater } from '../../ui/dialog/layer.ts';
import { Choices } from './choices.tsx';
import { CompanyCard } from './company-card.tsx';
import { portraitSheet, rings } from './near-by-later.ts';
import type { NearBySearch } from './near-by-address.ts';
import { NoCompanies } from './no-companies.tsx';
import { NotPlaced } from './not-placed.tsx';
import type { RingsProps } from './rings.tsx';
import * as css from './near-by.css.ts';

interface NearByScreenProps {
  readonly page: NearByPage;
  readonly interests: readonly Interest[];
  readonly search: NearBySearch;
  readonly onSearch: (search: NearBySearch) => void;
  readonly onOpen: (id: string) => void;
  readonly opening: Opening;
}

/** Companies around the reader that show themselves: a list, and rings of distance beside it. */
export function NearByScreen({ page, interests, search, onSearch, onOpen, opening }: NearByScreenProps) {
  const { t, i18n } = useLingui();
  const [active, setActive] = useState<string>();
  const isWide = useIsLarge();
  const { data, meta } = page;
  useEffect(() => fetchAhead(portraitSheet.fetch), []);
  const km = i18n.number(meta.radius_km ?? 0);
  const city = meta.home?.city ?? '';
  const title =
    meta.radius_km === null
      ? t`${plural(meta.total, { 0: 'No company', one: '# company', other: '# companies' })}`
      : t`${plural(meta.total, { 0: `No company within ${km} km`, one: `# company within ${km} km`, other: `# companies within ${km} km` })}`;
  const map = {
    companies: data,
    towns: meta.towns ?? [],
    radius: meta.radius_km ?? 0,
    active,
    onActive: setActive,
    onOpen,
  };
  return (
    <Stack gap={6}>
      <PageHeader
        title={title}
        lead={
          meta.home ? (
            <Trans>Around your address in {city}. No company learns that you are looking here.</Trans>
          ) : (
            <Trans>No company learns that you are looking here.</Trans>
          )
        }
      />
      {meta.home ? null : <NotPlaced />}
      <Choices meta={meta} search={search} onSearch={onSearch} />
      {data.length === 0 ? (
        <NoCompanies meta={meta} search={search} onSearch={onSearch} />
      ) : (
        <div className={meta.home ? css.columns : undefined}>
          {!isWide && meta.home ? <FoldedMap {...map} home={meta.home} /> : null}
          <div className={css.listed}>
            <ul className={css.list} aria-label={t`Companies`}>
              {data.map((company) => (
                <CompanyCard
                  key={company.id}
                  company={company}
                  search={search}
                  opening={opening}
                  isLiked={interests.some(({ organization }) => organization.id === company.id)}
                  isActive={company.id === active}
                  onActive={setActive}
                />
              ))}
            </ul>
            {meta.total > meta.per_page ? (
              <Pagination
                aria-label={t`Pages of companies`}
                page={meta.current_page}
                perPage={meta.per_page}
                total={meta.total}
                onPage={(number) => onSearch({ ...search, page: String(number) })}
              />
            ) : null}
          </div>
          {isWide && meta.home ? <MapBeside {...map} home={meta.home} /> : null}
        </div>
      )}
    </Stack>
  );
}

const unsaid = () => {};

/** Once the page has been painted. */
function MapBeside(props: RingsProps) {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const Fetched = useLater(rings, isPainted, unsaid);
  return <div className={css.beside}>{Fetched ? createElement(Fetched, props) : null}</div>;
}

/** On a phone folded, and fetched when it is opened. */
function FoldedMap(props: RingsProps) {
  const [isOpen, setOpen] = useState(false);
  const Fetched = useLater(rings, isOpen, unsaid);
  return (
    <details className={css.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.summary}>
        <Glyph name="pin" />
        <Trans>Distance and direction</Trans>
      </summary>
      <div className={css.unfolded}>{Fetched && isOpen ? createElement(Fetched, props) : null}</div>
    </details>
  );
}

export function NearByPending() {
  return (
    <PageSkeleton>
      <Skeleton width="24rem" height="2.75rem" />
      <Skeleton width="30rem" height="2.75rem" />
      <div className={css.columns}>
        <Stack gap={3}>
          {[1, 2, 3, 4].map((n) => (
            <Skeleton key={n} height="7rem" />
          ))}
        </Stack>
      </div>
    </PageSkeleton>
  );
}
