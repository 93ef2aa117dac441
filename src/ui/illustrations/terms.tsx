import { Drawing } from './drawing.tsx';

/** A sheet that one reads before signing. */
export function TermsIllustration() {
  return (
    <Drawing
      across={[39, 227]}
      colour="M82 32h86v126H82z"
      ink="M74 24h66l22 22v104H74zM140 24v22h22M90 62h54M90 76h54M90 90h38M90 128c8-14 13-12 12-2c-1 8 6 4 10-2c3-5 7-4 7 1c0 5 8 4 12-1M224 88l-46 42-14 5 4-15 46-42c6-5 15 4 10 10z"
      faint="M90 136h56M40 160h160"
    />
  );
}
