import { createElement } from 'react';
import type { SearchPage } from '../../../contract/search/search.schema.ts';
import { useMe } from '../../api/session.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { runNote, usageNote } from './search-later.ts';

/** The page works on without. */
const unsaid = () => {};

/** What few are told above the list, fetched for them alone. */
export function PageNotes({ alert }: { readonly alert: SearchPage['meta']['alert'] }) {
  const { organization } = useMe();
  const isReferring = organization?.usage_type === 'referring';
  const Usage = useLater(usageNote, isReferring, unsaid);
  const Run = useLater(runNote, alert !== undefined, unsaid);
  return (
    <>
      {isReferring && Usage ? createElement(Usage) : null}
      {alert && Run ? createElement(Run, { alert }) : null}
    </>
  );
}
