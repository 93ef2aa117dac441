import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { registerDevFlows } from './dev-flows.routes.ts';

const folder = mkdtempSync(join(tmpdir(), 'flows-'));
mkdirSync(join(folder, 'site/session'), { recursive: true });
writeFileSync(join(folder, 'secret.html'), 'beside the site');
writeFileSync(join(folder, 'site/index.html'), '<h1>Flows</h1>');
writeFileSync(join(folder, 'site/session/loggedIn.stage.ready.phone.de.png'), 'a picture');
writeFileSync(join(folder, 'site/notes.txt'), 'no file of the site');
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (url: string, { host = 'app.localhost', production = false, site = 'site' } = {}) => {
  const app = fastify();
  registerDevFlows(app, { folder: join(folder, site), production });
  return app.inject({ url, headers: { host } });
};

describe('/dev/flows', () => {
  it('shows the site and its pictures, and lets it load nothing from elsewhere', async () => {
    const page = await ask('/dev/flows/');
    expect([page.statusCode, page.body]).toEqual([200, '<h1>Flows</h1>']);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
    const picture = await ask('/dev/flows/session/loggedIn.stage.ready.phone.de.png');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await ask('/dev/flows')).headers.location).toBe('/dev/flows/');
  });

  it('says how it is drawn while it is not', async () => {
    const { statusCode, body } = await ask('/dev/flows/', { site: 'nowhere' });
    expect([statusCode, body]).toEqual([404, 'Nothing is drawn here yet: npm run diagrams\n']);
  });

  it.each(['../secret.html', '..%2Fsecret.html', '%2e%2e/secret.html', 'session/../../secret.html', 'notes.txt'])(
    'gives no file but the site’s: %s',
    async (name) => {
      const { statusCode, body } = await ask(`/dev/flows/${name}`);
      expect(statusCode).toBe(404);
      expect(body).not.toContain('beside');
    },
  );

  it.each(['/dev/flows', '/dev/flows/'])('does not exist in production, nor for another host: %s', async (url) => {
    expect((await ask(url, { production: true })).statusCode).toBe(404);
    expect((await ask(url, { host: 'example.org' })).statusCode).toBe(404);
  });
});
