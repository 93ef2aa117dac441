import { Drawing } from './drawing.tsx';

/** A letterbox between two posts. */
export function NewsIllustration() {
  return (
    <Drawing
      across={[24, 216]}
      colour="M154 36h28v18h-28z"
      ink="M66 106V84c0-12 8-20 20-20h84c10 0 16 7 16 18v24zM66 106V84c0-12 8-20 20-20s20 8 20 20v22M118 106v54M134 106v54M76 90h20M150 90V32h28v18h-28"
      faint="M24 160h192M40 160v-34M40 134h26M200 160v-34M186 134h30M200 126v-6M40 126v-6"
    />
  );
}
