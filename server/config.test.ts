import { describe, expect, test } from 'vitest';
import { readConfig, WrongSettings } from './config.ts';

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://u:p@db/w',
  SMTP_URL: 'smtp://mail:587',
  BASE_DOMAIN: 'example.org',
};

test('without settings it runs on loopback with the embedded database, catches mails and reports nothing', () => {
  expect(readConfig({ PORT: '', UNRELATED: 'x' })).toEqual({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: '.data',
    baseDomain: 'localhost',
    https: false,
    publicPort: 3000,
    trustedProxies: [],
    files: '.data/files',
    geocoder: 'postcodes',
  });
});

test('every setting arrives [S9-14]', () => {
  const environment = {
    ...complete,
    PORT: '8080',
    HOST: '::',
    DATA_DIR: '/var/w',
    PUBLIC_SCHEME: 'http',
    PUBLIC_PORT: '8443',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.0.2.7',
    FILES: '/srv/files',
    GEOCODER: 'postcodes',
    API_BASE: 'http://api.{tenant}.example.org/api/',
    MANIFEST_SERVICE: 'https://heads.example.net/',
    ERROR_REPORTING_DSN: 'https://key@errors.example.org/1',
    ERROR_REPORTING_SAMPLE_RATE: '0.5',
    ERROR_REPORTING_TRACES_SAMPLE_RATE: '0',
  };
  expect(readConfig(environment)).toEqual({
    production: true,
    port: 8080,
    host: '::',
    databaseUrl: 'postgres://u:p@db/w',
    dataDir: '/var/w',
    baseDomain: 'example.org',
    https: false,
    publicPort: 8443,
    smtpUrl: 'smtp://mail:587',
    trustedProxies: ['10.0.0.0/8', '::1', '192.0.2.7'],
    files: '/srv/files',
    geocoder: 'postcodes',
    apiBase: 'http://api.{tenant}.example.org/api',
    manifestService: 'https://heads.example.net',
    errorReporting: { dsn: 'https://key@errors.example.org/1', errorRate: 0.5, traceRate: 0 },
  });
});

test('in production people come by https on its own port, whatever port this process listens on', () => {
  expect(readConfig(complete)).toMatchObject({ https: true, port: 3000 });
  expect(readConfig(complete)).not.toHaveProperty('publicPort');
});

test('uploads lie in a folder or in a bucket', () => {
  for (const FILES of [
    '/srv/files',
    's3://key:secret@s3.example.org/kept',
    's3+http://key:secret@127.0.0.1:9000/kept/app',
  ])
    expect(readConfig({ FILES }).files).toBe(FILES);
});

describe('a wrong setting stops the start with a sentence that names it', () => {
  test.each([
    ['NODE_ENV', 'prod'],
    ['API_BASE', '/api'],
    ['API_BASE', 'https://api.example.org/api'],
    ['API_BASE', 'http://api.{tenant}.elsewhere.example/api'],
    ['API_BASE', 'https://api.{tenant}.localhost/api'],
    ['API_BASE', 'http://api.{tenant}.localhost/api?key=1'],
    ['MANIFEST_SERVICE', 'http://heads.example.org'],
    ['MANIFEST_SERVICE', 'https://user:password@heads.example.org'],
    ['MANIFEST_SERVICE', 'heads.example.org'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '3000 '],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://db/w'],
    ['DATABASE_URL', 'postgres:nothing'],
    ['DATA_DIR', 'a\0b'],
    ['BASE_DOMAIN', 'https://example.org'],
    ['BASE_DOMAIN', 'example.org:3000'],
    ['BASE_DOMAIN', '*.example.org'],
    ['PUBLIC_SCHEME', 'ftp'],
    ['PUBLIC_PORT', '0'],
    ['SMTP_URL', 'mail.example.org'],
    ['TRUSTED_PROXIES', '1'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1,'],
    ['FILES', 's3://bucket'],
    ['FILES', 's3://key:secret@s3.example.org/'],
    ['FILES', 'https://key:secret@s3.example.org/kept'],
    ['GEOCODER', 'maps'],
    ['ERROR_REPORTING_DSN', 'errors.example.org'],
    ['ERROR_REPORTING_SAMPLE_RATE', '2'],
    ['ERROR_REPORTING_TRACES_SAMPLE_RATE', 'half'],
  ])('%s=%j', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(WrongSettings);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must .+\\.$`));
  });

  test('a password in a wrong address is not repeated', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:geheim@db/w' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('geheim') }),
    );
  });

  test('all wrong ones are named at once', () => {
    expect(() => readConfig({ PORT: 'x', GEOCODER: 'x' })).toThrow(/^PORT must .*\nGEOCODER must .*$/);
  });
});

test.each(['DATABASE_URL', 'SMTP_URL', 'BASE_DOMAIN'])('production refuses to start without %s', (name) => {
  expect(() => readConfig({ ...complete, [name]: undefined })).toThrow(new RegExp(`^${name} is missing: .+\\.$`));
  expect(() => readConfig({ ...complete, [name]: '' })).toThrow(new RegExp(`^${name} is missing`));
});
