import { Drawing } from './drawing.tsx';

/** A sheet that is signed and sealed. */
export function AgreementIllustration() {
  return (
    <Drawing
      across={[27, 213]}
      colour="M142 120a26 26 0 1 1 52 0a26 26 0 1 1-52 0z"
      ink="M60 22h74l22 22v42M134 22v22h22M60 22v136h70M78 60h48M78 76h58M78 92h40M76 132c8-14 13-12 12-2c-1 8 6 4 10-2c3-5 7-4 7 1c0 5 8 4 12-1M136 114a26 26 0 1 1 52 0a26 26 0 1 1-52 0zM150 115l9 9 16-18M146 136l-6 30 22-10 22 10-6-30"
      faint="M76 140h40M28 158h32M196 158h16"
    />
  );
}
