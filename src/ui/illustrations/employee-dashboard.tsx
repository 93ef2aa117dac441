import { Drawing } from './drawing.tsx';

/** A desk with papers in order and a page on the wall. */
export function EmployeeDashboardIllustration() {
  return (
    <Drawing
      across={[15, 225]}
      colour="M78 28h66v60H78z"
      ink="M72 22h66v60H72zM72 38h66M86 16v12M124 16v12M22 124h196v10H22zM38 134v28M202 134v28M40 124v-8h48v8M44 116v-8h40v8M48 108v-7h32v7M168 124l-4-22h28l-4 22zM124 124V112h20v12M144 114c7-1 7 7 0 7"
      faint="M84 50h8M101 50h8M118 50h8M84 66h8M101 66h8M16 162h208M178 102c-2-16-12-20-18-20c0 12 7 18 18 20zM178 102c0-18 8-26 16-28c2 14-5 24-16 28z"
    />
  );
}
