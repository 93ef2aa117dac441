import { Drawing } from './drawing.tsx';

/** A hand that pins a card to a board. */
export function FindableIllustration() {
  return (
    <Drawing
      across={[19, 227]}
      colour="M90 44h54v74H90z"
      ink="M158 86V18H20v118h92M84 38h54v74H84zM111 38V28M111 20a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM111 50a8 8 0 1 1 0 16a8 8 0 1 1 0-16zM97 86c2-18 26-18 28 0M97 97h20M226 156h-38c-12 0-18-4-26-12l-26-26c-5-6 2-14 9-9l20 15M165 124l-37-19c-7-4-3-14 5-11l44 17c14 5 22 9 49 9M208 112v52"
      faint="M34 32h36v46H34zM42 44h20M42 52h12M34 92h36v30M42 104h20M34 92v30h36"
    />
  );
}
