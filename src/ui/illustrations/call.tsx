import { Drawing } from './drawing.tsx';

/** A phone that rings in a hand. */
export function CallIllustration() {
  return (
    <Drawing
      across={[31, 205]}
      colour="M91 21h65v112H91z"
      ink="M95 14h47a9 9 0 0 1 9 9v94a9 9 0 0 1-9 9H95a9 9 0 0 1-9-9V23a9 9 0 0 1 9-9zM118.5 38a12 12 0 1 1 0 24a12 12 0 1 1 0-24zM98 90c3-22 38-22 41 0M100 108a5 5 0 1 0 .1 0M137 108a5 5 0 1 0 .1 0M86 104c-13-16-25-13-21-2c3 15 12 22 21 31v29M151 79c11-2 14 6 14 13v25c0 14-9 18-9 32v13"
      faint="M175 29c9 11 9 29 0 40M189 18c14 18 14 43 0 61M62 29c-9 11-9 29 0 40M48 18c-14 18-14 43 0 61"
    />
  );
}
