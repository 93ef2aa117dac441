import { setElementVars } from '@vanilla-extract/dynamic';
import { isHexColor } from '../../contract/kit/contrast.ts';
import { tenantAssignments } from './tenant-palette.ts';

/**
 * Makes a tenant's colour the page's primary colour, through the CSSOM (needs no unsafe-inline).
 * Anything but #rrggbb is ignored: the CSSOM would take url(…) too.
 */
export const applyTenantColor = (hex: string, element: HTMLElement = document.documentElement): void => {
  if (isHexColor(hex)) setElementVars(element, tenantAssignments(hex));
};
