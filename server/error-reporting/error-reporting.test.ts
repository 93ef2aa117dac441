import { afterEach, expect, test } from 'vitest';
import type { BrowserError } from '../../contract/error-reporting/error-reporting.schema.ts';
import { errorService } from '../../tests/support/error-service.ts';
import { openErrorReporter } from './error-reporting.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function service() {
  const opened = await errorService();
  closers.push(opened.close);
  return opened;
}

const ofAPage: BrowserError = {
  source: 'window',
  kind: 'TypeError',
  code: 'react-418',
  message: 'x',
  frames: [
    { file: '/assets/inner.js', line: 1, column: 2345 },
    { file: '/assets/outer.js', line: 7, column: 8 },
  ],
  program: '/assets/main-A.js',
  page: 'near-by',
};

test('without an address nothing is reported', () => {
  expect(openErrorReporter({ production: true })).toBeUndefined();
});

test('a defect is reported by its kind, code and stack; what it says, which may quote a person, stays here', async () => {
  const { dsn, taken } = await service();
  const reporter = openErrorReporter({ production: true, errorReporting: { dsn, errorRate: 1, traceRate: 0 } });
  const error = Object.assign(new TypeError('duplicate key (email)=(ayla@example.org)'), { code: '23505' });
  reporter?.report(error, { request_id: 'r-1', route: 'POST /v1/pings' });
  await reporter?.close();
  const report = taken();
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
  silent?.reportBrowser(ofAPage);
  silent?.trace(request);
  await silent?.close();
  expect(taken()).not.toMatch(/"type":"(event|transaction)"/);
  const talking = openErrorReporter({ production: false, errorReporting: { dsn, errorRate: 1, traceRate: 1 } });
  talking?.trace(request);
  await talking?.close();
  expect(taken()).toContain('"transaction":"GET /v1/pings"');
});

test('what a page sends is passed on as a script’s, its sentence cut to plain words, and a flood of it only in part', async () => {
  const { dsn, errors } = await service();
  const reporter = openErrorReporter({ production: true, errorReporting: { dsn, errorRate: 0.001, traceRate: 0 } });
  for (let count = 0; count < 200; count += 1)
    reporter?.reportBrowser({ ...ofAPage, message: `${count}: Cannot read Mia of undefined` });
  await reporter?.close();
  const reports = errors();
  expect(reports.length, 'each page has drawn the sample already').toBe(60);
  expect(reports[0]).toMatchObject({
    platform: 'javascript',
    release: '/assets/main-A.js',
    tags: { source: 'window', code: 'react-418', page: 'near-by' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: '…: Cannot read … of undefined',
          stacktrace: {
            frames: [
              { filename: '/assets/outer.js', lineno: 7, colno: 8 },
              { filename: '/assets/inner.js', lineno: 1, colno: 2345 },
            ],
          },
        },
      ],
    },
  });
});
