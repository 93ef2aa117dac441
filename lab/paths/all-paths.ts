import { modulesBelow } from '../../contract/kit/found.ts';
import type { AnyFlow } from './kit/flow.ts';
import { type Cover, coverOf, type Path } from './kit/cover.ts';

const modules = await modulesBelow(import.meta.url, /^[\w-]+\.flow\.ts$/);

/** All flows; in a list their machines are of no special type. */
export const flows: readonly AnyFlow[] = modules
  .flatMap(([, module]) => Object.entries(module))
  .flatMap(([name, exported]) => (name.endsWith('Flow') ? exported : []));

const covers = flows.map(coverOf);

export const allPaths: readonly Path[] = covers.flatMap(({ paths }) => paths);

export const allReturns: readonly Path[] = covers.flatMap(({ toStable }) => toStable);

export const allInterrupted: readonly Path[] = covers.flatMap(({ toInterrupted }) => toInterrupted);

export const lostPaths: readonly string[] = covers.flatMap(({ lost }) => lost);

const walked = new Set(covers.flatMap((cover) => cover.walked));

/** Transitions of these machines that no path takes, and why; of two flows for one machine each may take its part. */
export const notWalked: Cover['notWalked'] = [
  ...new Map(covers.flatMap((cover) => cover.notWalked).map((one) => [one.transition, one])).values(),
].filter(({ transition }) => !walked.has(transition));
