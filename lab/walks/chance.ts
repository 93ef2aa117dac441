/** The same walks every time, so that a failure is about a change; others with `WALKS_SEED`, more with `WALKS_RUNS`. */
export const chanceFrom = (usual: { readonly seed: number; readonly runs: number }) => ({
  seed: wholeIn('WALKS_SEED') ?? usual.seed,
  runs: wholeIn('WALKS_RUNS') ?? usual.runs,
});

function wholeIn(name: string): number | undefined {
  const said = process.env[name] ?? '';
  if (said !== '' && !/^[1-9]\d{0,8}$/.test(said))
    throw new Error(`${name} is a whole number from 1 on, not “${said}”.`);
  return said === '' ? undefined : Number(said);
}
