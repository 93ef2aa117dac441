import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { searchedLength } from '../../contract/kit/list-search.ts';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useListQuery } from './list-page.tsx';
import { useIsHere } from './use-is-here.ts';
import type { ListQuery } from './list-query.ts';

/** How long fingers rest before the list follows, in ms. */
const restMs = 300;

/** Finds people of a list by name as one types. `anew`: what of the address belongs to the list before. */
export function NameSearch({ anew = {} }: { readonly anew?: ListQuery }) {
  const { t } = useLingui();
  const list = useListQuery();
  const router = useRouter();
  const isHere = useIsHere();
  const asked = list.asked['q'] ?? '';
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const wait = useRef<number>(undefined);
  // the address has changed by itself: with a link, with the way back
  if (known !== asked) {
    setKnown(asked);
    if (typed.trim() !== asked) setTyped(asked);
  }
  useEffect(() => () => window.clearTimeout(wait.current), []);
  const change = (text: string) => {
    setTyped(text);
    window.clearTimeout(wait.current);
    const { href } = router.latestLocation;
    wait.current = window.setTimeout(() => {
      // whoever has gone on meanwhile stays where they went, be that another list or the same otherwise
      if (!isHere()) return;
      const isSame = router.latestLocation.href === href;
      list.ask({ ...(isSame && anew), q: text.trim() || undefined, page: undefined });
    }, restMs);
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

/** Where the keys lead. */
export const focusNameSearch = (): void => {
  const field = document.querySelector<HTMLInputElement>('main input[name=q]');
  field?.focus();
  field?.select();
};
