import { Drawing } from './drawing.tsx';

/** A signpost without names. */
export function ErrorIllustration() {
  return (
    <Drawing
      across={[23, 217]}
      colour="M122 40h62l16 16-16 16h-62z"
      ink="M116 160V20M124 160V20M116 20h8M124 34h60l16 15-16 15h-60zM116 76H62L46 90l16 14h54zM84 160c4-8 10-12 18-12M156 160c-4-6-9-9-16-10"
      faint="M24 160h192M30 160c2-18 6-26 12-30M42 160c0-12-2-18-6-22M196 160c-1-12 3-20 8-24M204 160c0-9-3-14-7-17"
    />
  );
}
