import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, targetSize } from '../../theme/tokens.ts';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minWidth: targetSize,
  minHeight: '3rem',
  padding: `${vars.space[2]} ${vars.space[5]}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontFamily: 'inherit',
  fontSize: vars.text.body,
  lineHeight: vars.leading.body,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  textDecoration: 'none',
  // a table's column does not part them: only a word wider than the button breaks
  overflowWrap: 'break-word',
  hyphens: 'auto',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.line, color: vars.color.inkSoft },
  },
});

const vanish = keyframes({ to: { opacity: 0 } });
/** Over the words, which keep their room and are still read aloud. */
export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
globalStyle(`${base}[aria-busy="true"] > :not(${waiting})`, { animation: `${vanish} 1ms 200ms both` });

export const variant = styleVariants({
  primary: [
    base,
    {
      background: vars.color.primary,
      borderColor: vars.color.primaryEdge,
      color: vars.color.onPrimary,
      selectors: { '&:hover:not(:disabled), &:active:not(:disabled)': { background: vars.color.primaryHover } },
    },
  ],
  secondary: [
    base,
    {
      background: vars.color.surface,
      borderColor: vars.color.lineStrong,
      color: vars.color.ink,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.sunken, borderColor: vars.color.ink } },
    },
  ],
  quiet: [
    base,
    {
      background: 'transparent',
      paddingInline: vars.space[3],
      color: vars.color.primaryText,
      selectors: {
        '&:hover:not(:disabled)': { background: vars.color.primarySoft },
        '&:disabled': { background: 'transparent', borderColor: 'transparent' },
      },
    },
  ],
  /** tools and closing: ink, without an edge or weight */
  plain: [
    base,
    {
      background: 'transparent',
      paddingInline: vars.space[3],
      color: vars.color.ink,
      fontWeight: vars.weight.normal,
      selectors: {
        '&:hover:not(:disabled), &[data-state="open"]': { background: vars.color.sunken },
        '&:disabled': { background: 'transparent', borderColor: 'transparent' },
      },
    },
  ],
  danger: [
    base,
    {
      background: vars.color.surface,
      borderColor: vars.color.danger,
      color: vars.color.danger,
      selectors: { '&:hover:not(:disabled)': { background: vars.color.dangerSoft } },
    },
  ],
});

export const size = styleVariants({
  regular: {},
  /** for tools and rows; still 44 px to touch */
  compact: {
    minHeight: targetSize,
    paddingInline: vars.space[3],
    fontSize: vars.text.small,
    lineHeight: vars.leading.small,
  },
});

export const width = styleVariants({
  auto: {},
  full: { width: '100%' },
  /** the main button of a short form: within a thumb's reach on a phone, as wide as its words elsewhere */
  phone: { width: '100%', '@media': { [media.sm]: { width: 'auto' } } },
});
/** Without a ground its words count, not its edge: they stand in line with what is above or beside them. */
const ownEdge = `calc(-1px - ${vars.space[3]})`;
export const hang = styleVariants({
  start: { marginInlineStart: ownEdge },
  end: { marginInlineEnd: ownEdge },
});
export const iconOnly = style({ paddingInline: 0, width: targetSize, minHeight: targetSize });
