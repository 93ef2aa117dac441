import { Drawing } from './drawing.tsx';

/** A hand that passes a card on. */
export function ProposalsIllustration() {
  return (
    <Drawing
      across={[35, 227]}
      colour="M44 48h104v72H44z"
      ink="M36 40h104v72H36zM58 58a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM42 100c2-20 30-20 32 0M90 60h34M90 74h34M90 88h20M226 156h-38c-12 0-18-4-26-12l-26-26c-5-6 2-14 9-9l20 15M165 124l-37-19c-7-4-3-14 5-11l44 17c14 5 22 9 49 9M208 112v52"
    />
  );
}
