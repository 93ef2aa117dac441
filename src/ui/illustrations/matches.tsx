import { Drawing } from './drawing.tsx';

/** A tool wall where one place is still free. */
export function MatchesIllustration() {
  return (
    <Drawing
      across={[27, 213]}
      colour="M142 56h44v82h-44z"
      ink="M28 22h184v136H28zM62 52v82M70 52v82M62 134h8M48 44h34v14H48zM48 44c-5 2-7 6-7 11M98 138V84M112 138V84M98 138a7 7 0 0 0 14 0M98 84c-8-6-9-24-1-30v16l8 6 8-6V54c8 6 7 24-1 30M66 34v6M105 34v8M164 34v8"
      faint="M48 166h8M184 166h8"
      dashed="M156 134V84c-8-6-9-24-1-30M172 134V84c8-6 9-24 1-30M156 134h16"
    />
  );
}
