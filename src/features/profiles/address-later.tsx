import { Trans } from '@lingui/react/macro';
import { createElement, useEffect, useRef, useState } from 'react';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import type { OpenForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { later, useLater } from '../../ui/dialog/layer.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** Once fetched they stand in every form of a document at once. */
export const addressFields = later(async () => (await import('../../forms/address-fields.tsx')).AddressFields);

/** The fields of the address, far down and with all that suggests places: once the page rests, or when one gets there. */
export function AddressLater({ form }: { readonly form: OpenForm }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(addressFields.current() !== undefined);
  /** Undefined until it happens. Who stands before them would be refused again and again by themselves: they press. */
  const [isRefused, setRefused] = useState<boolean>();
  useEffect(() => {
    if (isWanted) return;
    fetchAhead(async () => {
      await addressFields.fetch();
      setWanted(true);
    });
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
      },
      { rootMargin: '160px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [isWanted]);
  const Fields = useLater(addressFields, isWanted && isRefused !== true, () => setRefused(true));
  if (Fields) return createElement(Fields, { form, required: false });
  return (
    <div ref={place}>
      {isRefused === undefined ? (
        <Skeleton height="27rem" />
      ) : (
        <Button variant="secondary" isPending={!isRefused} onClick={() => setRefused(false)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
