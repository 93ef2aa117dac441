import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchPage } from '../../../contract/search/search.schema.ts';
import { dayInWords } from '../../i18n/days.ts';
import { valuesOf } from '../../kit/search-filters/values-of.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row } from '../../ui/stack/stack.tsx';

/** Says that the list is what an alert has found one morning, and leads to the alert and to all who match. */
export function RunNote({ alert }: { alert: NonNullable<SearchPage['meta']['alert']> }) {
  const { i18n } = useLingui();
  const { id, name, run_on, criteria } = alert;
  const day = dayInWords(i18n, run_on, 'long');
  return (
    <Banner
      tone="info"
      action={
        <Row gap={6}>
          <RouterLink variant="alone" to="/search" search={valuesOf(criteria)}>
            <Trans>Everybody who matches today</Trans>
          </RouterLink>
          <RouterLink variant="alone" to="/alerts/$alert_id" params={{ alert_id: id }}>
            <Trans>To the alert</Trans>
          </RouterLink>
        </Row>
      }
    >
      <Trans>
        New on {day}, found by your alert “{name}”.
      </Trans>
    </Banner>
  );
}
