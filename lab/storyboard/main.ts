import { flowsOf, picturesIn, sitesOf } from '../charts/site-data.ts';
import { copyFileSync, globSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Locale, locales } from '../../contract/kit/fields.ts';
import { ensureBrowser } from '../../tests/support/browser.ts';
import { writeSite } from '../charts/files.ts';
import { order } from '../charts/presentation.ts';
import { allPaths } from '../paths/all-paths.ts';
import { playwright, root, run } from '../paths/command/run.ts';
import { forms, statePicture } from '../paths/kit/camera.ts';
import { wishing } from '../paths/kit/wishes.ts';
import { screens } from './situations.ts';

/** Pictures of every state and step by walking the paths, screens of the catalogue where none leads; joined to the site. */
const folder = join(root, 'flows');
const names: readonly string[] = [...order, ...locales];

const asked = process.argv.slice(2);
const [unknown] = asked.filter((word) => !names.includes(word));
if (unknown === undefined) process.exitCode = await takeAll();
else {
  console.error(`There is no ${unknown}; npm run storyboard [-- <machines or languages>] knows ${names.join(', ')}.`);
  process.exitCode = 2;
}

async function takeAll(): Promise<number> {
  const wished = <Name extends string>(all: readonly Name[]) => {
    const some = all.filter((name) => asked.includes(name));
    return some.length === 0 ? all : some;
  };
  const machines = wished(order);
  await ensureBrowser();
  const codes: number[] = [];
  const flows = machines.flatMap(flowsOf).map(({ id }) => id);
  const walked = flows.filter((id) => allPaths.some(({ flow }) => flow.id === id));
  for (const locale of wished(locales)) {
    for (const flow of flows)
      for (const old of globSync(`${flow}/*.${locale}.png`, { cwd: folder })) rmSync(join(folder, old));
    if (walked.length === 0) continue;
    console.log(`Paths (${locale}) …`);
    // only the paths: the ways back show no state that is not on them
    const words = ['--grep', String.raw`(^| )(${walked.join('|')})-\d+: `];
    codes.push(await playwright(words, wishing({ locale, storyboard: folder })));
  }
  codes.push(await takeScreens(machines, wished(locales)));
  await writeSite(folder, 'index.html', sitesOf(picturesIn(folder)));
  console.log('The storyboard: open flows/index.html.');
  return codes.some((code) => code !== 0) ? 1 : 0;
}

async function takeScreens(machines: readonly string[], wished: readonly Locale[]): Promise<number> {
  const places = Object.entries(screens).filter(([place]) => machines.includes(place.split('/')[0] ?? ''));
  if (places.length === 0) return 0;
  const code = await run(process.execPath, ['tests/screens/take.ts', ...new Set(places.map(([, screen]) => screen))]);
  for (const [place, screen] of places)
    for (const locale of wished)
      for (const form of ['phone', 'desktop'] as const) {
        const [machine = '', state = ''] = place.split('/');
        const picture = join(folder, statePicture(machine, state, locale, form));
        mkdirSync(dirname(picture), { recursive: true });
        const [taken] = globSync(`screens/${screen}.${forms[form].width}.${locale}.light.png`, { cwd: root });
        if (taken !== undefined) copyFileSync(join(root, taken), picture);
      }
  return code;
}
