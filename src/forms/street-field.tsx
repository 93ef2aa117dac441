import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { suggestStreets } from '../../contract/addresses/addresses.endpoints.ts';
import type { StreetOrigin, StreetSuggestion } from '../../contract/addresses/addresses.schema.ts';
import { call } from '../api/call.ts';
import { AddressField } from '../ui/address-field/address-field.tsx';

interface StreetFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (line: string) => void;
  readonly onBlur: () => void;
  readonly errors: readonly string[];
  readonly required: boolean;
  /** Postcode or town, where one stands there already: what is found near it is meant. */
  readonly place: () => string;
  /** Nobody suggests streets there. */
  readonly isAbroad: boolean;
  /** The line to write; `isWhole` where it has a number. */
  readonly onSelect: (line: string, found: StreetSuggestion, isWhole: boolean) => void;
}

/** A number somebody has typed behind a street. */
const typedNumber = /\s(\d{1,4} ?[a-z]?(?:[-/]\d{1,4} ?[a-z]?)?)$/i;

/** Street and house number, suggested where the server has somebody to ask; else a plain line. */
export function StreetField({ place, isAbroad, onSelect, ...field }: StreetFieldProps) {
  const { t } = useLingui();
  /** Known from the first answer on: without a service nobody asks twice. */
  const [origin, setOrigin] = useState<StreetOrigin | null>();
  const suggest = async (query: string, signal: AbortSignal) => {
    if (origin === null || isAbroad) return [];
    const filter = { query, place: place() };
    const { data, meta } = await call(suggestStreets, { query: { filter } }, { signal, untouched: true });
    setOrigin(meta.origin);
    return data.map((found) => ({
      ...found,
      value: `${found.street} ${found.number ?? ''} ${found.postcode} ${found.city}`,
      label: found.number === null ? found.street : `${found.street} ${found.number}`,
      hint: `${found.postcode} ${found.city}`,
    }));
  };
  return (
    <AddressField
      {...field}
      label={t`Street and house number`}
      isPlain={!origin || isAbroad}
      credit={origin === 'google' ? 'Google Maps' : t`© OpenStreetMap contributors, openstreetmap.org/copyright`}
      suggest={suggest}
      onSelect={({ street, number, postcode, city, country }) => {
        const house = number ?? typedNumber.exec(field.value.trim())?.[1];
        const line = house === undefined ? `${street} ` : `${street} ${house}`;
        onSelect(line, { street, number, postcode, city, country }, house !== undefined);
      }}
    />
  );
}
