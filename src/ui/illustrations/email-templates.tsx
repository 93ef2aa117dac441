import { Drawing } from './drawing.tsx';

/** A letter with spaces left for names. */
export function EmailTemplatesIllustration() {
  return (
    <Drawing
      across={[53, 191]}
      colour="M100 62h62v18h-62z"
      ink="M54 22h124v138H54zM72 42h44M72 122h60M72 138h34M96 58h62v18H96zM72 68h14M72 96h88"
      faint="M190 40v128H72"
    />
  );
}
