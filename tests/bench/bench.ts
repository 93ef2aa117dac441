import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureBrowser } from '../support/browser.ts';
import { startPostgres } from '../support/postgres.ts';
import { type Figure, printFigures, printHeading } from './figures.ts';
import { measureDashboardPaint, measureFirstPaint } from './first-paint.ts';
import { measureMachines } from './machines.ts';
import { measureMemberTransfer } from './member-transfer.ts';
import { measureLayoutShift } from './layout-shift.ts';
import { measurePanel } from './panel.ts';
import { copyProject, type Product, startProduct } from './product.ts';
import { measureMemory, measureStart } from './start-up.ts';
import { measureTransfer } from './transfer.ts';

/**
 * Prints figures beside their reference. Exits with 1 where a budget that no machine excuses is broken: bytes, requests
 * that fail, what jumps, and ratios of times taken side by side. Times themselves are for reading. `--only machines`, `page`, `panel`, `search`, `alerts` or `staff`
 * measures one part; `--applicants 1000000` among how many is searched, on PostgreSQL alone where that is more than usual;
 * `--alerts 1000` how many run in a morning.
 */
const parts = {
  machines: async () => part('Machines', measureMachines()),
  page: measurePage,
  panel: () =>
    withProduct(async (browser, { port }) =>
      part('Search: the panel beside the list', await measurePanel(browser, port)),
    ),
  search: measureSearch,
  alerts: () => runOnPostgres('alerts.ts'),
  staff: () => runOnPostgres('staff.ts'),
};
const { only, applicants, alerts } = readOptions();
const figures: Figure[] = [];
const part = (title: string, measured: readonly Figure[]): void => {
  printHeading(title);
  printFigures(measured);
  figures.push(...measured);
};

// oxlint-disable-next-line no-await-in-loop -- what is measured at once slows each other down
for (const [name, measure] of Object.entries(parts)) if (only === undefined || only === name) await measure();
process.exitCode = figures.some(({ held }) => held === false) ? 1 : 0;

/** Ends the process with 2 where a part or an option is unknown, or a number of applicants is none. */
function readOptions(): Readonly<Partial<Record<'only' | 'applicants' | 'alerts', string>>> {
  const usage = `npm run bench [-- --only ${Object.keys(parts).join(' | ')}] [--applicants 1000000] [--alerts 1000]`;
  try {
    const options = { only: { type: 'string' }, applicants: { type: 'string' }, alerts: { type: 'string' } } as const;
    const { values } = parseArgs({ options });
    if (values.only !== undefined && !(values.only in parts)) throw new Error(`There is no part ${values.only}.`);
    for (const name of ['applicants', 'alerts'] as const)
      if (values[name] !== undefined && !/^[1-9]\d*$/.test(values[name]))
        throw new Error(`${values[name]} is no number of ${name}.`);
    return values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exit(2);
  }
}

async function measurePage(): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArguments });
  const project = await copyProject();
  try {
    const { figures: started, product } = await measureStart(browser, project.folder);
    try {
      part('Start', started);
      part('Memory', await measureMemory(product));
      part('Login page: transfer', await measureTransfer(browser, product.port));
      part('Behind the login: transfer', await measureMemberTransfer(browser, product.port));
      part('Login page: paint, processor four times slower, slow 4G', await measureFirstPaint(browser, product.port));
      part('An applicant’s dashboard: paint, as above', await measureDashboardPaint(browser, product.port));
      part('Lists: layout shift, answers after 600 ms', await measureLayoutShift(browser, product.port));
    } finally {
      await product.stop();
    }
  } finally {
    await browser.close();
    await project.remove();
  }
}

/** The product with its demo data, and a browser. */
async function withProduct(measure: (browser: Browser, product: Product) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArguments });
  const project = await copyProject();
  try {
    const product = await startProduct(project.folder);
    try {
      await measure(browser, product);
    } finally {
      await product.stop();
    }
  } finally {
    await browser.close();
    await project.remove();
  }
}

/** In a process for each database: the tests' world reads which one it is when it is loaded. */
async function measureSearch(): Promise<void> {
  if (applicants === undefined) await run('search.ts', {});
  await runOnPostgres('search.ts');
}

async function runOnPostgres(file: string): Promise<void> {
  const postgres = await startPostgres();
  try {
    const sizes = {
      ...(applicants !== undefined && { APPLICANTS: applicants }),
      ...(alerts !== undefined && { ALERTS: alerts }),
    };
    await run(file, { TEST_DATABASE_URL: postgres.url, ...sizes });
  } finally {
    await postgres.stop();
  }
}

async function run(file: string, env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${file}: a figure is broken, or none could be taken.`);
}
