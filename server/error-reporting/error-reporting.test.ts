import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { openErrorReporter } from './error-reporting.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A service that takes reports on loopback, and what it took. */
async function service(): Promise<{ dsn: string; taken: string[] }> {
  const taken: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      taken.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { dsn: `http://key@127.0.0.1:${port}/1`, taken };
}

test('without an address nothing is reported', () => {
  expect(openErrorReporter({ production: true })).toBeUndefined();
});

test('a defect is reported by its kind, code and stack; what it says, which may quote a person, stays here', async () => {
  const { dsn, taken } = await service();
  const reporter = openErrorReporter({ production: true, errorReporting: { dsn, errorRate: 1, traceRate: 0 } });
  const error = Object.assign(new TypeError('duplicate key (email)=(ayla@example.org)'), { code: '23505' });
  reporter?.report(error, { request_id: 'r-1', route: 'POST /v1/pings' });
  await reporter?.close();
  const report = taken.join('\n');
  expect(report).toContain('TypeError');
  expect(report).toContain('code 23505');
  expect(report).toContain('r-1');
  expect(report).toContain('error-reporting.test.ts');
  expect(report).not.toContain('ayla');
});

test('the rates of the settings decide: 0 sends neither errors nor traces, 1 sends each', async () => {
  const { dsn, taken } = await service();
  const request = { route: 'GET /v1/pings', status: 200, startedAt: 1_000, endedAt: 1_050 };
  const silent = openErrorReporter({ production: false, errorReporting: { dsn, errorRate: 0, traceRate: 0 } });
  silent?.report(new Error('x'), {});
  silent?.trace(request);
  await silent?.close();
  expect(taken.filter((body) => /"type":"(event|transaction)"/.test(body))).toEqual([]);
  const talking = openErrorReporter({ production: false, errorReporting: { dsn, errorRate: 1, traceRate: 1 } });
  talking?.trace(request);
  await talking?.close();
  expect(taken.join('\n')).toContain('"transaction":"GET /v1/pings"');
});
