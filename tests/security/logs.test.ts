import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../contract/authentication/authentication.endpoints.ts';
import { createLogger } from '../../server/http/logging.ts';
import { password } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';
import { newPassword, tell, type Told } from './story.ts';

/** SECURITY 25 and 31: what stays inside, from the log and from the answers, with the log at its most talkative. */
const lines: string[] = [];
let world: World;
let told: Told;
beforeAll(async () => {
  world = await createWorld({ deps: { logger: createLogger('trace', { write: (line: string) => lines.push(line) }) } });
  told = await tell(world, world.tenant, { name: 'Geheimnamsky', firstDay: true });
});
afterAll(() => world.close());

/** What of these stands in the log; the log itself is not printed. */
const leaked = (secrets: readonly string[]): string[] => {
  const log = lines.join('');
  return secrets.filter((secret) => log.includes(secret) || log.includes(encodeURIComponent(secret)));
};
const inMails = (pattern: RegExp): string[] =>
  told.mails.flatMap(({ text }) => [...text.matchAll(pattern)].map((found) => found[1] ?? ''));

describe('the log', () => {
  test('was written: every request has its line', () => {
    expect(lines.length).toBeGreaterThan(60);
    expect(lines.filter((line) => line.includes('/api/auth/login')).length).toBeGreaterThan(3);
  });

  test.each<[string, () => string[]]>([
    ['tokens of links', () => inMails(/#token=([\w-]+)/g)],
    ['codes', () => inMails(/\b(\d{6})\b/g)],
    ['session secrets and CSRF tokens', () => told.secrets.filter((secret) => secret.length > 20)],
    ['addresses', () => [...told.emails]],
    ['passwords', () => [password, newPassword]],
    ['names', () => ['Geheimnamsky']],
  ])('holds no %s', (_, secrets) => {
    expect(secrets().length).toBeGreaterThan(0);
    expect(leaked(secrets())).toEqual([]);
  });

  test('redacts what somebody logs by mistake, by its name', () => {
    const logger = createLogger('info', { write: (line: string) => lines.push(line) });
    const secret = 'by-mistake-7281';
    logger.info(
      {
        password: secret,
        body: { token: secret, code: secret, email: secret },
        headers: { cookie: secret, authorization: secret, 'set-cookie': secret },
      },
      'mistake',
    );
    expect(lines.at(-1)).toContain('[redacted]');
    expect(leaked([secret])).toEqual([]);
  });

  test('has no secret that stands in a path', async () => {
    const secret = 'contact_in-the-path-1147';
    for (const path of [secret, `${secret}/undo`, `${secret}?a=1`, `${secret}/`])
      await world.client().send('POST', `/api/v1/unsubscribe/${path}`, { body: {} });
    await world.client().send('GET', `/api/v1/unsubscribe/${secret}`);
    expect(lines.filter((line) => line.includes('/api/v1/unsubscribe/[redacted]')).length).toBeGreaterThan(4);
    expect(leaked([secret])).toEqual([]);
  });

  test('keeps a query out: somebody may put a token there', async () => {
    await world.client().send('GET', '/legal-contacts/x/verify?token=in-the-query-4711');
    expect(leaked(['in-the-query-4711'])).toEqual([]);
  });
});

describe('a fault nobody foresaw', () => {
  test('tells the reader a sentence and a request id, nothing of the inside; the log has the reason, without the person', async () => {
    await sql`alter table users rename column firstname to hidden_name`.execute(world.db.kysely);
    const email = 'unlucky@story.example';
    const reply = await world.client().call(login, { body: { email, password: 'Secret-of-mine-1' } });
    await sql`alter table users rename column hidden_name to firstname`.execute(world.db.kysely);
    expect(reply.status).toBe(500);
    expect(Object.keys(reply.body as unknown as object).toSorted()).toEqual(['code', 'message']);
    expect(reply.error.code).toBe('internal');
    expect(reply.raw.body).not.toMatch(/users|column|select|firstname|\bat |node_modules|\.ts|pglite|kysely/i);
    const { 'x-request-id': id } = reply.raw.headers;
    expect(lines.some((line) => line.includes(String(id)) && line.includes('does not exist'))).toBe(true);
    expect(leaked([email, 'Secret-of-mine-1'])).toEqual([]);
  });

  test('a constraint that is broken shows its name in the log, not the values', async () => {
    const person = await world.person({ email: 'twice@story.example' });
    const attempt = world.db.kysely
      .insertInto('users')
      .columns([
        'tenant_id',
        'id',
        'type',
        'firstname',
        'lastname',
        'email',
        'email_key',
        'password_hash',
        'locale',
        'timezone',
        'verification',
        'account',
        'created_at',
        'updated_at',
      ])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select([
            'tenant_id',
            sql<string>`gen_random_uuid()`.as('id'),
            'type',
            'firstname',
            'lastname',
            'email',
            'email_key',
            'password_hash',
            'locale',
            'timezone',
            'verification',
            'account',
            'created_at',
            'updated_at',
          ])
          .where('id', '=', person.id),
      )
      .execute();
    const error = await attempt.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    createLogger('info', { write: (line: string) => lines.push(line) }).error({ err: error }, 'broken');
    expect(lines.at(-1)).toContain('users_verified_email');
    expect(leaked([person.email])).toEqual([]);
  });
});
