import { Drawing } from './drawing.tsx';

/** A table with a chair kept free. */
export function InvitationsIllustration() {
  return (
    <Drawing
      across={[19, 221]}
      colour="M166 66h38v60h-38z"
      ink="M34 104h104v10H34zM46 114v46M126 114v46M160 160V58c0-6 4-10 10-10h18c6 0 10 4 10 10v102M160 118h38M160 74h38M160 90h38M60 104V90h34v14M60 90l17 9 17-9"
      faint="M20 160h200M112 104V88h12v16M118 88c-6-8-5-16 0-22c5 6 6 14 0 22z"
    />
  );
}
