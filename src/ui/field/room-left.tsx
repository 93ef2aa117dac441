import { Plural } from '@lingui/react/macro';
import * as css from './field.css.ts';

interface RoomLeftProps {
  readonly value?: string | undefined;
  readonly maxLength?: number | undefined;
  /** From so many characters on it is told. */
  readonly from: number;
}

/** How much room a text has left, towards its end: nothing is cut off unseen. */
export function RoomLeft({ value = '', maxLength = Number.POSITIVE_INFINITY, from }: RoomLeftProps) {
  const left = maxLength - value.length;
  return left > from ? null : (
    <p className={css.roomLeft} role="status">
      <Plural value={left} _0="No room left" one="Room for one more character" other="Room for # more characters" />
    </p>
  );
}
