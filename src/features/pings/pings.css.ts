import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { markWidth } from '../../theme/tokens.ts';

export const who = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const soft = style({
  fontWeight: vars.weight.normal,
  fontSize: vars.text.small,
  lineHeight: vars.leading.small,
  color: vars.color.inkSoft,
});
export const section = style({ display: 'grid', gap: vars.space[3] });
export const outcomes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const deletions = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const deletion = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const contact = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderInlineStart: `${markWidth} solid ${vars.color.success}`,
  borderRadius: vars.radius.control,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  // beside the first line, where a fact has more
  alignItems: 'baseline',
  margin: 0,
  overflowWrap: 'anywhere',
});
export const term = style({ color: vars.color.inkSoft });
export const fact = style({ margin: 0 });

/** What has happened and what is to come, from above. */
export const timeline = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const moment = style({
  position: 'relative',
  display: 'grid',
  paddingInlineStart: vars.space[6],
  paddingBlockEnd: vars.space[3],
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: '0.4rem',
      inlineSize: '10px',
      blockSize: '10px',
      borderRadius: vars.radius.round,
      background: vars.color.primaryText,
    },
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: '4px',
      insetBlockStart: '1.2rem',
      insetBlockEnd: '-0.2rem',
      inlineSize: '2px',
      background: vars.color.line,
    },
  },
});
export const future = style([
  moment,
  {
    color: vars.color.inkSoft,
    selectors: { '&::before': { background: vars.color.surface, border: `2px solid ${vars.color.lineStrong}` } },
  },
]);
export const steps = style({ display: 'grid', gap: vars.space[1], margin: 0, paddingInlineStart: vars.space[5] });

/** What is offered: kind and occupation beside each other where there is room. */
export const offer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[4]}`,
  alignItems: 'start',
});
/** The focus comes to it where it has to be read. */
export const warning = style({ borderRadius: vars.radius.surface });
export const people = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const ways = style({ display: 'flex', gap: vars.space[2] });
