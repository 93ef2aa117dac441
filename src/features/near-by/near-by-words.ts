import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { Direction } from '../../ui/region-map/projection.ts';

/** Where from the reader something lies. */
export const directionWords: Record<Direction, MessageDescriptor> = {
  n: msg`in the north`,
  ne: msg`in the north-east`,
  e: msg`in the east`,
  se: msg`in the south-east`,
  s: msg`in the south`,
  sw: msg`in the south-west`,
  w: msg`in the west`,
  nw: msg`in the north-west`,
};
