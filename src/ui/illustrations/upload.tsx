import { Drawing } from './drawing.tsx';

/** A picture on its way into a frame. */
export function UploadIllustration() {
  return (
    <Drawing
      across={[39, 201]}
      colour="M70 66h112v86H70z"
      ink="M62 58h32M146 58h32v88H62V58M62 128l30-30 26 24 18-16 42 36M120 92V18M102 36l18-18 18 18M152 78a8 8 0 1 1 0 16a8 8 0 1 1 0-16z"
      faint="M40 164h160"
    />
  );
}
