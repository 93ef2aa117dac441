import { style } from '@vanilla-extract/css';
import { asColumns } from '../../ui/data-table/in-columns.ts';

/** Room for a sentence beside two buttons. */
export const why = style({ '@container': asColumns({ minInlineSize: '14rem' }) });
