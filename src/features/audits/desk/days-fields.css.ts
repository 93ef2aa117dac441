import { style } from '@vanilla-extract/css';
import { filters } from '../../../kit/list-page.css.ts';

/** What is wrong with the second moves the first nowhere. */
export const pair = style([filters, { alignItems: 'start' }]);
