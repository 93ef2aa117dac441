import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { searchedLength } from '../../../contract/kit/list-search.ts';
import { useListQuery } from '../../kit/list-page.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';

/** How long fingers rest before the list follows, in ms. */
const restMs = 300;

/** Finds people of the list by name as one types. */
export function NameSearch() {
  const { t } = useLingui();
  const { query, ask } = useListQuery();
  const asked = query['q'] ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const wait = useRef<number>(undefined);
  // the address has changed by itself: with a tab, with the way back
  if (known !== asked) {
    setKnown(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  useEffect(() => () => window.clearTimeout(wait.current), []);
  const change = (text: string) => {
    setTyped(text);
    window.clearTimeout(wait.current);
    wait.current = window.setTimeout(
      () => ask({ q: text.trim() || undefined, page: undefined, ping: undefined }),
      restMs,
    );
  };
  return (
    <TextField
      name="q"
      type="search"
      label={t`Name`}
      value={typed}
      onChange={change}
      maxLength={searchedLength}
      autoComplete="off"
    />
  );
}
