import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Match } from '../../../contract/search/match.schema.ts';
import { MatchReasons, type ShownReason, shownReasons } from '../../ui/match-reasons/match-reasons.tsx';
import { Folded } from './folded.tsx';

const short: Record<ShownReason['kind'], MessageDescriptor> = {
  occupation: msg`occupation`,
  distance: msg`distance`,
  graduation: msg`certificate`,
};

/** Why they write, in one line that opens: the letter and the answer matter more. */
export function FoldedReasons({ match }: { match: Match }) {
  const { i18n } = useLingui();
  const kinds = [...new Set(shownReasons(match).map(({ kind }) => kind))];
  if (kinds.length === 0) return null;
  const fitting = new Intl.ListFormat(i18n.locales).format(kinds.map((kind) => i18n._(short[kind])));
  return (
    <Folded title={<Trans>What fits: {fitting}</Trans>}>
      <MatchReasons match={match} />
    </Folded>
  );
}
