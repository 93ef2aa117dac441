import { Drawing } from './drawing.tsx';

/** A path past houses and workshops. */
export function InternshipsIllustration() {
  return (
    <Drawing
      across={[15, 225]}
      colour="M144 52l36-26 36 26v54h-72z"
      ink="M138 104V46l36-26 36 26v58M130 52l44-32 44 32M164 104V76h22v28M26 104V68h62v36M20 70l37-24 37 24M38 104V84h14v20M64 82h14v10H64z"
      faint="M16 104h208M108 104c-4 20-52 20-52 36c0 10 30 12 26 26M128 104c0 24-44 22-44 36c0 8 34 12 30 26"
    />
  );
}
