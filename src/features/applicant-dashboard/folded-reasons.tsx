import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Match, MatchReason } from '../../../contract/search/search.schema.ts';
import { MatchReasons, spokenReasons } from '../../ui/match-reasons/match-reasons.tsx';
import * as css from './applicant-dashboard.css.ts';

const short: Record<MatchReason['kind'], MessageDescriptor> = {
  occupation: msg`occupation`,
  distance: msg`distance`,
  graduation: msg`certificate`,
  renewed: msg`your search`,
};

/** Why they write, in one line that opens: the letter and the answer matter more. */
export function FoldedReasons({ match }: { match: Match }) {
  const { i18n } = useLingui();
  const kinds = spokenReasons(match);
  if (kinds.length === 0) return null;
  const fitting = new Intl.ListFormat(i18n.locales).format(kinds.map((kind) => i18n._(short[kind])));
  return (
    <details className={css.folded}>
      <summary className={css.whole}>
        <Trans>What fits: {fitting}</Trans>
      </summary>
      <MatchReasons match={match} />
    </details>
  );
}
