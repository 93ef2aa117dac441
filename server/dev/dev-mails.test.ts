import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { openCaughtMails } from '../mail/caught-mails.ts';
import { registerDevMails } from './dev-mails.routes.ts';

const caught = openCaughtMails({ clock: new FakeClock() });
caught.add({
  to: 'a@example.org',
  subject: '<b>Hallo</b>',
  text: 'Link: https://app.example/#token=1',
  html: '<html><head></head><body><p>"Hallo" &amp; mehr</p></body></html>',
});
caught.add({ to: 'b@example.org', subject: 'Zweite', text: '', html: '' });

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify();
  registerDevMails(app, { caught, production: false });
  await app.listen({ port: 0, host: '0.0.0.0' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const ask = (path: string, { host = 'app.localhost', peer = '127.0.0.1', headers = {} } = {}) =>
  new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    request(
      { host: peer, port, path, headers: { host: `${host}:${port}`, connection: 'close', ...headers } },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body, headers: response.headers }));
      },
    )
      .on('error', reject)
      .end();
  });

const outside = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

describe('/dev/mails', () => {
  it('gives the mails for an address as JSON, newest first', async () => {
    const { status, body } = await ask('/dev/mails.json?to=A@example.org');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual([
      {
        id: expect.any(String),
        to: 'a@example.org',
        subject: '<b>Hallo</b>',
        text: 'Link: https://app.example/#token=1',
        html: '<html><head></head><body><p>"Hallo" &amp; mehr</p></body></html>',
        created_at: '2026-11-20T08:00:00.000Z',
      },
    ]);
    expect(JSON.parse((await ask('/dev/mails.json')).body).map(({ to }: { to: string }) => to)).toEqual([
      'b@example.org',
      'a@example.org',
    ]);
  });

  it('shows them to people, everything escaped, the mail in a frame that runs nothing', async () => {
    const { body, headers } = await ask('/dev/mails?to=a@example.org');
    expect(body).toContain('&lt;b&gt;Hallo&lt;/b&gt;');
    expect(body).not.toContain('<b>Hallo');
    expect(body).toContain(
      'sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;html&gt;&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;',
    );
    expect(body).toContain('&quot;Hallo&quot; &amp;amp; mehr');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await ask('/dev/mails?to=a@example.org&view=text')).body).toContain(
      '<a href="https://app.example/#token=1"',
    );
  });

  it.each(['localhost', 'app.localhost', 'chemie.w.localhost'])('is there on %s', async (host) => {
    expect((await ask('/dev/mails.json', { host })).status).toBe(200);
  });

  it.each(['example.org', '127.0.0.1', 'localhost.example.org', 'evil-localhost', 'app.localhost.', ''])(
    'is absent on host %j',
    async (host) => {
      for (const path of ['/dev/mails', '/dev/mails.json']) expect((await ask(path, { host })).status).toBe(404);
    },
  );

  it('is absent for a peer that is not loopback, whatever it claims', async () => {
    expect(outside, 'this machine needs an address besides loopback for this test').toBeDefined();
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    for (const path of ['/dev/mails', '/dev/mails.json']) {
      expect((await ask(path, { peer: outside as string, headers })).status).toBe(404);
    }
  });

  it('does not exist in production', async () => {
    const production = fastify();
    registerDevMails(production, { caught, production: true });
    expect((await production.inject({ url: '/dev/mails', headers: { host: 'app.localhost' } })).statusCode).toBe(404);
  });
});
