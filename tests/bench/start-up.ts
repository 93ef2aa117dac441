import type { Browser } from '@playwright/test';
import { type Figure, megabytes, seconds } from './figures.ts';
import { ask, type Product, startProduct } from './product.ts';

/** A first start, which builds, makes the database and fills it, then a second; the second one stays up. */
export async function measureStart(browser: Browser, folder: string): Promise<{ figures: Figure[]; product: Product }> {
  const first = await startProduct(folder);
  const firstForm = await untilForm(browser, first);
  const figures = report('first start', first, firstForm, '15 s at most on 2 quiet cores');
  await first.stop();
  const product = await startProduct(folder);
  const form = await untilForm(browser, product);
  return { figures: [...figures, ...report('second start', product, form, '5 s at most on 2 quiet cores')], product };
}

const report = (which: string, product: Product, form: number, reference: string): Figure[] => [
  { what: `${which} to /livez`, value: seconds(product.readyAfter), reference: '' },
  { what: `${which} to a visible form`, value: seconds(form), reference },
  {
    what: `${which}, processor time`,
    value: processorTime(product),
    reference: 'what it takes however busy the machine',
  },
];

function processorTime(product: Product): string {
  const cpu = product.cpu();
  return cpu === undefined ? 'unknown' : seconds(cpu);
}

async function untilForm(browser: Browser, { port, startedAt }: Product): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`http://app.localhost:${port}/login`, { waitUntil: 'commit' });
  await page.getByRole('textbox').first().waitFor();
  const taken = performance.now() - startedAt;
  await page.close();
  return taken;
}

const requests = 1_000;

/** Memory of the process when it has started and when it has answered a thousand pages and look-ups. */
export async function measureMemory(product: Product): Promise<Figure[]> {
  const before = product.memory();
  if (before === undefined) return [{ what: 'memory', value: 'unknown', reference: 'there is no /proc here' }];
  const paths = ['/login', '/api/v1/tenants?filter%5Bslug%5D=app'];
  const statuses = new Map<number, number>();
  for (let asked = 0; asked < requests; asked += 20) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(product.port, paths[at % 2] ?? '/login')),
    );
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const after = product.memory() ?? before;
  const answered = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [
    {
      what: 'memory after the start',
      value: megabytes(before),
      reference: 'server and embedded database in one process',
    },
    {
      what: `memory after ${requests} requests`,
      value: megabytes(after),
      reference: `${(after / before).toFixed(2)} times that at the start (${answered})`,
    },
  ];
}
