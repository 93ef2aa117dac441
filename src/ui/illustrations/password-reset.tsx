import { Drawing } from './drawing.tsx';

/** A key on its hook. */
export function PasswordResetIllustration() {
  return (
    <Drawing
      across={[51, 189]}
      colour="M92 88a32 32 0 1 1 64 0a32 32 0 1 1-64 0z"
      ink="M118 20v12a6 6 0 1 0 6 6M118 44a30 30 0 1 1 0 72a36 36 0 1 1 0-72zM118 58a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM110 115v50h16v-10h12v-10h-12v-8h9v-9h-9v-13M96 20h44"
      faint="M52 20h18M170 20h18M61 20v10a6 6 0 1 0 6 6M179 20v10a6 6 0 1 0 6 6"
    />
  );
}
