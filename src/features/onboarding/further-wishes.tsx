import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { FurtherWishesField } from '../../forms/wishes/wish-fields.tsx';
import { Button } from '../../ui/button/button.tsx';

interface FurtherWishesProps {
  readonly name: string;
  readonly values: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly onBlur: () => void;
  readonly errors: readonly string[];
  readonly occupations: readonly Occupation[];
}

/** Up to three jobs besides the first: a question only for whoever wants it. */
export function FurtherWishes(props: FurtherWishesProps) {
  const [isWanted, setWanted] = useState(props.values.length > 0);
  const box = useRef<HTMLDivElement>(null);
  const open = () => {
    flushSync(() => setWanted(true));
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box}>
      {isWanted || props.values.length > 0 ? (
        <FurtherWishesField {...props} />
      ) : (
        <Button variant="secondary" size="compact" onClick={open}>
          <Trans>Add another job</Trans>
        </Button>
      )}
    </div>
  );
}
