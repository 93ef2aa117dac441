/** Neutral and status colours that screens, mails and drawings share. All #rrggbb. */

/** The two appearances; the reader's system chooses. */
export type Mode = 'light' | 'dark';

/** Neutral and status colours of one appearance, as #rrggbb. */
export type BasePalette = {
  /** the page */
  ground: string;
  /** cards, fields, menus */
  surface: string;
  /** wells, table heads, skeletons */
  sunken: string;
  /** text */
  ink: string;
  /** secondary text, 4.5:1 on all three grounds */
  inkSoft: string;
  /** hairlines that separate, carry no meaning */
  line: string;
  /** edges of controls, 3:1 on all three grounds */
  lineStrong: string;
  success: string;
  successSoft: string;
  warning: string;
  warningSoft: string;
  danger: string;
  dangerSoft: string;
  info: string;
  infoSoft: string;
};

/** Paper and ink, by appearance (LOOK). */
export const basePalette: Record<Mode, BasePalette> = {
  light: {
    ground: '#faf7f2',
    surface: '#fffefc',
    sunken: '#f2ede5',
    ink: '#1d1a16',
    inkSoft: '#625c52',
    line: '#e3dccf',
    lineStrong: '#8a8274',
    success: '#1d6a43',
    successSoft: '#e5f0e6',
    warning: '#875000',
    warningSoft: '#f9edd8',
    danger: '#ac2a20',
    dangerSoft: '#fae8e3',
    info: '#2a5a87',
    infoSoft: '#e6eef4',
  },
  dark: {
    ground: '#171613',
    surface: '#201e1b',
    sunken: '#11100e',
    ink: '#f2eee7',
    inkSoft: '#aea698',
    line: '#37332d',
    lineStrong: '#81796c',
    success: '#84cfa2',
    successSoft: '#1b2b21',
    warning: '#e8b868',
    warningSoft: '#302716',
    danger: '#f39a90',
    dangerSoft: '#3a1f1b',
    info: '#93bfe8',
    infoSoft: '#1a2733',
  },
};

/** Under a logo in the dark, on screens and in mails: logos are drawn for white. */
export const logoPlate = '#efeae1';

/** The primary colour where no tenant sets one (SPEC 9). */
export const defaultTenantColor = '#5e81f4';
