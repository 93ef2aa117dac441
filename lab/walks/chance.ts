/** The same walks every time, so that a failure is about a change; others with `WALKS_SEED`, more with `WALKS_RUNS`. */
export const chanceFrom = (
  env: Readonly<Record<string, string | undefined>>,
  usual: { readonly seed: number; readonly runs: number },
) => ({ seed: wholeIn(env, 'WALKS_SEED') ?? usual.seed, runs: wholeIn(env, 'WALKS_RUNS') ?? usual.runs });

function wholeIn(env: Readonly<Record<string, string | undefined>>, name: string): number | undefined {
  const said = env[name];
  if (said === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(said)) throw new Error(`${name} is a whole number from 1 on, and not “${said}”.`);
  return Number(said);
}
