/** What counts is the room beside the navigation, not the window. */
export const inColumns = '(min-width: 57rem)';
/** Few columns have room sooner. */
const inFewColumns = 'slim (min-width: 32rem)';
/** Where columns stand side by side; `few`: where few of them do, if that is another rule. */
export const asColumns = <const Rule>(rule: Rule, few: Rule = rule) => ({ [inColumns]: rule, [inFewColumns]: few });
