import { Drawing } from './drawing.tsx';

/** An open notebook, the first lines written. */
export function RegistrationIllustration() {
  return (
    <Drawing
      across={[27, 222]}
      colour="M126 52c22-11 52-12 76-5v92c-24-7-54-6-76 5z"
      ink="M120 46C98 35 66 34 40 41v94c26-7 58-6 80 5zM120 46c22-11 54-12 80-5v94c-26-7-58-6-80 5zM56 62c14-2 30-1 46 4M56 80c14-2 30-1 46 4M56 98c9-1 17-1 25 1M219 60l-52 62-14 8 4-15 52-62c5-6 15 1 10 7zM202 60l10 8"
      faint="M28 156h184M136 68c12-4 24-6 34-6M136 86c8-3 15-4 21-5"
    />
  );
}
