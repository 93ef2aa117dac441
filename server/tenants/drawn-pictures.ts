import sharp from 'sharp';
import { contrast } from '../../contract/kit/contrast.ts';
import { latoBold } from './typeface.ts';

/** What a picture of a tenant is drawn from. */
export interface Drawn {
  readonly name: string;
  readonly color: string;
  readonly logo: Buffer | undefined;
  /** What the front door says, in the tenant's own language. */
  readonly sentence: string;
}

/** Black or white, whichever reads better on the colour. */
export const inkOn = (color: string): string =>
  contrast(color, '#ffffff') >= contrast(color, '#111111') ? '#ffffff' : '#111111';

export const firstLetter = (name: string): string =>
  [...new Intl.Segmenter().segment(name.trim().toUpperCase())][0]?.segment ?? '';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Words as pixels no larger than the box: long ones in smaller letters, in the typeface that comes with the program. */
const written = async (text: string, ink: string, width: number, height: number): Promise<Buffer> =>
  sharp({
    text: {
      text: `<span foreground="${ink}">${escaped(text)}</span>`,
      font: 'Lato Bold',
      fontfile: await latoBold(),
      rgba: true,
      wrap: 'word',
      width,
      height,
    },
  })
    .png()
    .toBuffer();

const sheet = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The part of an icon that every mask leaves: a circle of four fifths. */
const safe = 0.56;
/** So much of a plain icon its picture takes. */
const plain = 0.72;

/**
 * The icon of an installed page: the logo on paper, or the first letter on the tenant's colour. A logo that could not be
 * seen on paper, as a white one is, gives way to the letter.
 */
export async function drawIcon(
  { name, color, logo }: Omit<Drawn, 'sentence'>,
  size: number,
  isMaskable: boolean,
): Promise<Buffer> {
  const room = Math.round(size * (isMaskable ? safe : plain));
  const shown = logo && (await seenOnPaper(logo)) ? logo : undefined;
  const picture = shown
    ? await sharp(shown).resize(room, room, { fit: 'inside' }).png().toBuffer()
    : await written(firstLetter(name) || 'W', inkOn(color), room, room);
  return sheet(size, size, shown ? '#ffffff' : color)
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ palette: true })
    .toBuffer();
}

/** Whether anything of a logo is dark enough to be told from white paper. */
async function seenOnPaper(logo: Buffer): Promise<boolean> {
  // Figures are taken of what a picture was before anything is done to it.
  const onPaper = await sharp(logo).flatten({ background: '#ffffff' }).png().toBuffer();
  const { channels } = await sharp(onPaper).stats();
  return channels.some(({ min, mean }) => min < 160 && mean < 253);
}

export const shareSize = { width: 1200, height: 630 } as const;
/** More of a name says nothing more, and fits nowhere. */
const longestName = 80;

/** What a chat shows of a link: what happens here, whose page it is, on its colour; no person, no code. */
export async function drawShare({ name, color, sentence }: Drawn): Promise<Buffer> {
  const { width, height } = shareSize;
  const ink = inkOn(color);
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  const text = letters.length > longestName ? `${letters.slice(0, longestName - 1).join('')}…` : name;
  const [brand, words] = await Promise.all([written(text, ink, 760, 76), written(sentence, ink, 960, 220)]);
  const motif = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-width="6">
      <g opacity=".35"><circle cx="1090" cy="60" r="60"/><circle cx="1090" cy="60" r="105"/><circle cx="1090" cy="60" r="150"/></g>
      <circle cx="1090" cy="60" r="18" fill="${ink}" stroke="none"/><path d="M120 530h160" stroke-width="10"/></svg>`,
  );
  return sheet(width, height, color)
    .composite([{ input: motif }, { input: brand, left: 120, top: 110 }, { input: words, left: 120, top: 250 }])
    .png({ palette: true })
    .toBuffer();
}
