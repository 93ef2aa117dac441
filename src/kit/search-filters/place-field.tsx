import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { TextField } from '../../ui/text-field/text-field.tsx';

interface PlaceFieldProps {
  readonly name: string;
  /** What the address has. */
  readonly place: string;
  readonly errors: readonly string[];
  readonly onTyping: (place: string) => void;
}

/** A postcode or place. While somebody types, the field leads and the address follows; else the other way round. */
export function PlaceField({ name, place, errors, onTyping }: PlaceFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const isBeingTyped = typed !== undefined && typed.trim() !== place;
  return (
    <TextField
      name={name}
      label={t`Postcode or place`}
      value={typed ?? place}
      errors={isBeingTyped ? [] : errors}
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      onChange={(text) => {
        setTyped(text);
        onTyping(text.trim());
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
