import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NearByPage } from '../../../contract/near-by/near-by.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { InternshipsIllustration } from '../../ui/illustrations/internships.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import type { NearBySearch } from './near-by-address.ts';
import { chosenIn } from './near-by-query.ts';

interface NoCompaniesProps {
  readonly meta: NearByPage['meta'];
  readonly search: NearBySearch;
  readonly onSearch: (search: NearBySearch) => void;
}

/** Nobody there: what would find somebody is one tap away. */
export function NoCompanies({ meta, search, onSearch }: NoCompaniesProps) {
  const { t, i18n } = useLingui();
  const isChosen = chosenIn(search).length > 0;
  const km = i18n.number(meta.radius_km ?? 0);
  const wider = meta.within.find(({ radius_km, total }) => radius_km > (meta.radius_km ?? 0) && total > 0);
  const far = i18n.number(wider?.radius_km ?? 0);
  const title =
    meta.radius_km === null
      ? isChosen
        ? t`No company offers this yet`
        : t`No company shows itself here yet`
      : isChosen
        ? t`No company within ${km} km offers this`
        : t`No company within ${km} km shows itself yet`;
  return (
    <EmptyState
      illustration={<InternshipsIllustration />}
      title={title}
      action={
        wider || isChosen ? (
          <Row justify="center">
            {wider ? (
              <Button onClick={() => onSearch({ ...search, page: undefined, radius: String(wider.radius_km) })}>
                <Plural value={wider.total} one={`# company within ${far} km`} other={`# companies within ${far} km`} />
              </Button>
            ) : null}
            {isChosen ? (
              <Button
                variant="secondary"
                onClick={() => onSearch({ ...search, page: undefined, occupations: undefined })}
              >
                <Trans>Show all occupations</Trans>
              </Button>
            ) : null}
          </Row>
        ) : undefined
      }
    >
      <Trans>More companies join all the time. Those that look for you find you without this page, too.</Trans>
    </EmptyState>
  );
}
