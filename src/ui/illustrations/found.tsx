import { Drawing } from './drawing.tsx';

/** A door that stands open, a work jacket ready on its hook. */
export function FoundIllustration() {
  return (
    <Drawing
      across={[15, 227]}
      colour="M90 28h62v130H90z"
      ink="M84 158V22h62v136M84 22L44 38v132l40-12M54 106a3 3 0 1 1 0 6a3 3 0 1 1 0-6zM197 32v12M187 32h20M197 44c-9 2-18 5-20 12l-9 40h12v34h34V96h12l-9-40c-2-7-11-10-20-12M190 46l7 12 7-12M197 58v72M203 100h9M180 96l3-24M214 96l-3-24"
      faint="M16 158h28M146 158h80M98 118h36v40M98 118v40M92 118h48M106 118v-14h14v14M126 118v-8h8"
    />
  );
}
