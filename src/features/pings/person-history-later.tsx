import { createElement } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { later, useLater } from '../../ui/dialog/layer.ts';

const history = later(
  async () => (await Promise.all([import('./person-history.tsx'), needCatalogs('search-later')]))[0].PersonHistory,
);
/** The panel says enough without. */
const unsaid = () => {};

function HistoryLater(result: SearchResult) {
  const { latest_ping, saved, hidden } = result;
  const hasAny = latest_ping !== null || saved || hidden;
  const Shown = useLater(history, hasAny, unsaid);
  return hasAny && Shown ? createElement(Shown, result) : null;
}

/** What was between the company and somebody, fetched for those alone with whom there was anything. */
export const historyOf = (result: SearchResult) => <HistoryLater key={result.handle} {...result} />;
