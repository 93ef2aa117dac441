import { createElement, useEffect, useRef, useState } from 'react';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import type { OpenForm } from '../../forms/use-app-form.ts';
import { later, useLater } from '../../ui/dialog/layer.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

const fields = later(async () => (await import('../../forms/address-fields.tsx')).AddressFields);

/** Before a form that has them, so that they stand there with it. */
export const fetchAddressFields = fields.fetch;

/** The fields of the address, far down and with all that suggests places: once the page rests, or when one gets there. */
export function AddressLater({ form }: { readonly form: OpenForm }) {
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setWanted] = useState(fields.current() !== undefined);
  useEffect(() => {
    if (isWanted) return;
    fetchAhead(async () => {
      await fields.fetch();
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
  const Fields = useLater(fields, isWanted, () => setWanted(false));
  if (Fields) return createElement(Fields, { form, required: false });
  return (
    <div ref={place}>
      <Skeleton height="27rem" />
    </div>
  );
}
