import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
let last: Promise<void> = Promise.resolve();

/** Installs packages where this is Debian and root's; what fails shows when they are looked for. */
export function installPackages(...names: readonly string[]): Promise<void> {
  // one call at a time: apt refuses whoever comes while another has its lock
  last = last.then(() => install(names)).catch(() => undefined);
  return last;
}

async function install(names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer: 2 ** 26 };
  const patient = ['-o', 'DPkg::Lock::Timeout=300'];
  await run('apt-get', [...patient, 'update'], options).catch(() => undefined);
  await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...names], options);
}
