import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('the program hashes at full cost: what tests save ends with their process', async () => {
  const { href } = new URL('passwords.ts', import.meta.url);
  const program = `import { hashPassword } from '${href}'; console.log(await hashPassword('Lehrstelle-2026'))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
