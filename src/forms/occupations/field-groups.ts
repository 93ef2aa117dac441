import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldGroup } from '../../../contract/occupations/occupations.schema.ts';

interface Group {
  readonly name: MessageDescriptor;
  /** Its pictogram, on the grid of the icons. */
  readonly path: string;
}

/** Fields that belong together, by what one has to do with there. */
export const groupsOfFields: Readonly<Record<FieldGroup, Group>> = {
  technology: {
    name: msg`Technology, metal, cars`,
    path: 'M16.8 5.8l-2.6 2.6-2.6-2.6 2.6-2.600a4 4 0 0 0-5.2 5.200L3.2 14.200l2.600 2.600 5.800-5.800a4 4 0 0 0 5.200-5.200z',
  },
  building: {
    name: msg`Building and interiors`,
    path: 'M3 4.500h14v11H3zM3 8.200h14M3 11.800h14M10 4.500v3.700M6.500 8.200v3.600M13.500 8.200v3.600M10 11.800v3.700',
  },
  making: {
    name: msg`Wood, fabric, crafts`,
    path: 'M5.500 4a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM5.500 12a2 2 0 1 0 0 4a2 2 0 0 0 0-4zM7.200 7.100L17 14.500M7.200 12.900L17 5.500',
  },
  nature: {
    name: msg`Nature and laboratory`,
    path: 'M10 17V9.500M10 12c0-4 2.500-7 6.500-7.500C16.500 9 14 12 10 12zM10 14.500c0-3-2-5-6-5.500 0 3.500 2.500 5.500 6 5.500z',
  },
  media: {
    name: msg`IT, media, stage`,
    path: 'M4.500 4.500h11v8h-11zM2.500 15.500h15M8.500 7L6.700 8.500L8.500 10M11.500 7l1.800 1.500L11.500 10',
  },
  people: {
    name: msg`Health and people`,
    path: 'M10 16.500S3.500 12.800 3.500 8.300A3.300 3.300 0 0 1 10 7a3.300 3.300 0 0 1 6.500 1.300c0 4.500-6.500 8.200-6.500 8.200z',
  },
  food: {
    name: msg`Food, hotels, travel`,
    path: 'M4 9h12v3a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM2.500 9h15M7.500 6.500c0-1.500 1-1.500 1-3M11.500 6.500c0-1.500 1-1.500 1-3',
  },
  selling: { name: msg`Selling and trade`, path: 'M4.500 7h11l1 10h-13zM7 9.500V6a3 3 0 0 1 6 0v3.500' },
  office: { name: msg`Office, money, law`, path: 'M3 7h14v9H3zM7.500 7V4.500h5V7M3 11.500h14M10 10.500v2' },
  transport: {
    name: msg`Driving, storage, security`,
    path: 'M2.500 5.500h9V14h-9zM11.500 8.500h3.500L17.500 11v3h-6M5.700 14a1.600 1.600 0 1 0 0 3.200a1.600 1.600 0 0 0 0-3.200zM14.200 14a1.600 1.600 0 1 0 0 3.200a1.600 1.600 0 0 0 0-3.200z',
  },
};
