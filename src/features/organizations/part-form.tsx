import { type ReactNode, useEffect, useRef } from 'react';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';

/** What the form of one part of a company's details is given. */
export interface PartFormProps<Part extends string> {
  readonly part: Part;
  readonly organization: Organization;
  /** Somebody has asked for it, and goes on in it. */
  readonly isAsked: boolean;
  /** It is saved, or stays as it was. */
  readonly onClose: () => void;
}

/** A form where its part stood to be read. */
export function PartForm({ isAsked, children }: { readonly isAsked: boolean; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (fields: string) => place.current?.querySelector<HTMLElement>(fields);
    if (isAsked) (find('input:checked') ?? find('input, textarea'))?.focus();
  }, [isAsked]);
  return <div ref={place}>{children}</div>;
}
