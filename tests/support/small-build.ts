import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The shape of a build (server/build.ts), small enough to read. */
export async function smallBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'ssr'));
  const manifest = {
    'src/main.tsx': { file: 'assets/main-A.js', isEntry: true, imports: ['_react.js'], css: ['assets/main-A.css'] },
    '_react.js': { file: 'assets/react-B.js' },
    'src/lazy.tsx': { file: 'assets/lazy-C.js', css: ['assets/lazy-C.css'] },
    // a file of several parts has a key that changes with it
    '_room-D.js': { file: 'assets/room-D.js', imports: ['_react.js', '_table-E.js', 'src/main.tsx'] },
    '_table-E.js': { file: 'assets/table-E.js', css: ['assets/table-E.css'] },
  };
  const files: Record<string, string> = {
    'manifest.json': JSON.stringify(manifest),
    'parts.json': JSON.stringify({ 'src/room.tsx': 'assets/room-D.js', 'src/table.tsx': 'assets/table-E.js' }),
    'bundles.json': JSON.stringify({ '/assets/page-F.js': ['/assets/lazy-C.js', '/assets/table-E.js'] }),
    'client/assets/main-A.js': 'export{}',
    'client/assets/main-A.js.br': 'squeezed',
    'client/assets/react-B.js': 'export{}',
    'client/assets/lazy-C.css': '.c{color:green}',
    'client/assets/table-E.css': '.e{color:navy}',
    'client/assets/main-A.css': `.t{color:var(--light-color-primary,#4e6edf)}${'.b{color:blue}'.repeat(100)}.a{color:red}`,
    'ssr/static-page.js': `export const renderStaticPage = ({ page, locale, tenant }) => page === 'login' ? { html: '<form>' + locale + tenant.name + '</form>', script: 'keep()' } : { html: '<p>' + locale + '</p>' };
      export const renderStaticDashboard = async ({ me, dashboard, locale, tenant }) => me.user.firstname === 'Kim' ? undefined : ({ html: '<h1>' + [me.user.firstname, dashboard.pings.length, locale, tenant.slug].join() + '</h1>', script: '', isInert: true });
      export const answersOf = async ({ url, role }, ask) => url === '/never' ? new Promise(() => {}) : url === '/tenants' ? { all: await ask('tenants.list', '/v1/tenants/all') } : ({ '/auth/me': await ask('auth.me', '/auth/me'), ...(url.startsWith('/organizations/') && { ['/v1' + url]: await ask('organizations.show', '/v1' + url) }), ...(role === 'employee' && url === '/pings' && { '/v1/pings?filter[work]=done': await ask('pings.list', '/v1/pings?filter%5Bwork%5D=done') }) });
      export const clientPart = 'src/lazy.tsx';
      export const partsOfPage = ({ path, locale, role }) => (path === '/dashboard' && role === 'applicant' ? ['src/room.tsx', 'src/gone.tsx'] : path === '/login' && !role ? ['src/table.tsx'] : path === '/bundled' ? ['src/lazy.tsx', 'src/table.tsx'] : []);
      export const tenantStyle = (color) => ':root{--primary:' + color + '}';`,
  };
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return folder;
}
