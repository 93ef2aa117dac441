import { style } from '@vanilla-extract/css';
import { asColumns } from '../../../ui/data-table/in-columns.ts';

/** Room for the longest words there are, which don't break then; beside a panel there is less. */
export const occupation = style({ display: 'block', '@container': asColumns({ minWidth: '11rem' }, {}) });
export const source = style({ display: 'block', '@container': asColumns({ minWidth: '8.5rem' }, {}) });
