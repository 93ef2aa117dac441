import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Outcome } from '../../../contract/pings/follow-ups.schema.ts';
import type { BadgeProps } from '../../ui/badge/badge.tsx';

/** What became of a yes, in a word and a shape. */
export const outcomeLooks: Readonly<
  Record<Outcome, Pick<BadgeProps, 'tone' | 'shape'> & { readonly label: MessageDescriptor }>
> = {
  reached: { tone: 'info', shape: 'tick', label: msg`Reached` },
  appointment: { tone: 'info', shape: 'clock', label: msg`Appointment made` },
  hired: { tone: 'success', shape: 'tick', label: msg`Hired` },
  not_fitting: { tone: 'neutral', shape: 'cross', label: msg`Not a fit` },
  not_reached: { tone: 'warning', shape: 'ring', label: msg`Not reached` },
};
