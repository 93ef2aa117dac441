import { coverOf, type NotWalked } from './kit/cover.ts';
import type { Path } from './path.ts';
import { sessionPlan } from './session.plan.ts';
import { verificationPlan } from './verification.plan.ts';

const covers: readonly { readonly paths: readonly Path[]; readonly notWalked: readonly NotWalked[] }[] = [
  coverOf(sessionPlan),
  coverOf(verificationPlan),
];

/** Every path that the browser walks, in order of machine and number. */
export const allPaths: readonly Path[] = covers.flatMap(({ paths }) => paths);

/** Transitions of these machines that no path takes, and why. */
export const notWalked: readonly NotWalked[] = covers.flatMap((cover) => cover.notWalked);
