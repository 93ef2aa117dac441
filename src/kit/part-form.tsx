import { type ReactNode, useEffect, useRef } from 'react';

/** What a form is given that stands where something stood to be read. */
export interface InPlace {
  /** Somebody has asked for it, and goes on in it. */
  readonly isAsked: boolean;
  /** It is saved, or stays as it was. */
  readonly onClose: () => void;
}

/** A form where its part stood to be read. */
export function PartForm({ isAsked, children }: Pick<InPlace, 'isAsked'> & { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    const find = (fields: string) => place.current?.querySelector<HTMLElement>(fields) ?? undefined;
    const first = find('input, textarea');
    (first?.matches('[type=radio]') ? (find('[type=radio]:checked') ?? first) : first)?.focus();
  }, [isAsked]);
  return <div ref={place}>{children}</div>;
}
