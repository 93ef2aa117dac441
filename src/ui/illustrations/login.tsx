import { Drawing } from './drawing.tsx';

/** An open door, and a bag put down beside it. */
export function LoginIllustration() {
  return (
    <Drawing
      across={[17, 223]}
      colour="M104 38h56v126h-56z"
      ink="M18 160h42M98 160h124M98 160V32h58v128M98 32L60 46v126l38-12M70 106v8M112 20h30M184 160l4-30h28l4 30zM194 130v-5a8 8 0 0 1 16 0v5"
      faint="M176 48h36v36h-36zM194 48v36M176 66h36M20 160l6-22h14l6 22M33 138c-1-12-8-16-13-17c0 9 4 15 13 17zM33 138c0-14 6-22 14-24c1 12-5 21-14 24z"
    />
  );
}
