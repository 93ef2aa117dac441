import { Drawing } from './drawing.tsx';

/** The door of the login, quietly shut; nobody's bag waits beside it any more. */
export function ClosedDoorIllustration() {
  return (
    <Drawing
      across={[17, 223]}
      colour="M104 38h56v126h-56z"
      ink="M18 160h204M98 160V32h58v128M112 20h30M110 46h34v38h-34zM110 114h34v34h-34zM148 95v9"
      faint="M176 48h36v36h-36zM194 48v36M176 66h36M20 160l6-22h14l6 22M33 138c-1-12-8-16-13-17c0 9 4 15 13 17zM33 138c0-14 6-22 14-24c1 12-5 21-14 24z"
    />
  );
}
