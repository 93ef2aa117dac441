import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** The settings after checking. Everything the program reads from its environment is here. */
export interface Config {
  /** NODE_ENV=production: no demo data, no caught mails, no embedded database. */
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  /** `postgres://…`; absent means the embedded database in `dataDir`. */
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** Tenants live one label below: `app.<baseDomain>`. */
  readonly baseDomain: string;
  /** The scheme people reach it by; behind a proxy that is not what this process speaks. */
  readonly https: boolean;
  /** Port in the addresses of mails; absent where the scheme's own is used. */
  readonly publicPort?: number;
  /** `smtp://…` or `smtps://…`; absent means that mails are caught inside. */
  readonly smtpUrl?: string;
  /** Addresses or CIDR ranges whose X-Forwarded-* headers are believed. */
  readonly trustedProxies: readonly string[];
  /** Where uploads go: a folder. */
  readonly files: string;
  /** What places addresses: the postcodes that come with the program. */
  readonly geocoder: 'postcodes';
  /** Absent: no error leaves the machine. */
  readonly errorReporting?: { readonly dsn: string; readonly errorRate: number; readonly traceRate: number };
}

/** One or more settings are wrong or missing; the message has a sentence for each. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings';
}

type Environment = Readonly<Record<string, string | undefined>>;

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(least), v.maxValue(most));
/** A bucket by an address with key, secret, host and its name; with or without TLS. */
const isBucket = (text: string): boolean => {
  if (!/^s3(\+http)?:/.test(text) || !URL.canParse(text)) return false;
  const { username, password, host, pathname } = new URL(text);
  return username !== '' && password !== '' && host !== '' && /^\/[^/]/.test(pathname);
};

const rate = v.pipe(v.string(), v.regex(/^(0|1|0?\.\d{1,6}|1\.0+|0\.\d{1,6})$/), v.transform(Number));
const urlOf = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).hostname !== '',
    ),
  );
const hostname = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.maxLength(190),
  v.regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/),
);
const listenHost = v.pipe(
  v.string(),
  v.check((text) => isIP(text) !== 0 || v.is(hostname, text)),
);

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
    return Number(bits) > 0;
  } catch {
    return false;
  }
}
const ranges = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(v.pipe(v.string(), v.check(isRange))),
);

/** Each setting: its rule, and how to say what it must be. */
const settings = {
  NODE_ENV: { rule: v.picklist(['production', 'development', 'test']), must: 'be production, development or test' },
  PORT: { rule: whole(0, 65_535), must: 'be a port number from 0 to 65535' },
  HOST: { rule: listenHost, must: 'be an IP address or a host name to listen on' },
  DATABASE_URL: {
    rule: urlOf('postgres:', 'postgresql:'),
    must: 'look like postgres://user:password@host:5432/database',
  },
  DATA_DIR: {
    rule: v.pipe(
      v.string(),
      v.check((text) => !text.includes('\0')),
    ),
    must: 'be the path of a folder',
  },
  BASE_DOMAIN: { rule: hostname, must: 'be a domain name like example.org, without scheme, port or wildcard' },
  PUBLIC_SCHEME: { rule: v.picklist(['http', 'https']), must: 'be http or https' },
  PUBLIC_PORT: { rule: whole(1, 65_535), must: 'be a port number from 1 to 65535' },
  SMTP_URL: { rule: urlOf('smtp:', 'smtps:'), must: 'look like smtp://user:password@host:587 or smtps://…' },
  TRUSTED_PROXIES: {
    rule: ranges,
    must: 'be IP addresses or CIDR ranges with commas between, like 10.0.0.0/8, ::1; not a number, not everyone',
  },
  FILES: {
    rule: v.pipe(
      v.string(),
      v.check((text) => !text.includes('\0') && (!text.includes('://') || isBucket(text))),
    ),
    must: 'be the path of a folder or look like s3://key:secret@host/bucket',
  },
  GEOCODER: { rule: v.picklist(['postcodes']), must: 'be postcodes' },
  ERROR_REPORTING_DSN: { rule: urlOf('https:', 'http:'), must: 'be an http or https address' },
  ERROR_REPORTING_SAMPLE_RATE: { rule: rate, must: 'be a number from 0 to 1' },
  ERROR_REPORTING_TRACES_SAMPLE_RATE: { rule: rate, must: 'be a number from 0 to 1' },
} as const;

type Settings = { readonly [Name in keyof typeof settings]?: v.InferOutput<(typeof settings)[Name]['rule']> };

const production = {
  DATABASE_URL: 'the embedded database is for trying out, production keeps its data in PostgreSQL',
  SMTP_URL: 'without it no mail would reach anyone',
  BASE_DOMAIN: 'tenants are found, and links in mails made, by it',
} as const;

function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, { rule, must }] of Object.entries(settings)) {
    const text = environment[name];
    if (text === undefined || text === '') continue;
    const result = v.safeParse(rule, text);
    if (result.success) values[name] = result.output;
    // The value of an address may hold a password: say what is wanted, not what was found.
    else problems.push(`${name} must ${must}.`);
  }
  if (values['NODE_ENV'] === 'production') {
    for (const [name, reason] of Object.entries(production)) {
      if (environment[name] === undefined || environment[name] === '') problems.push(`${name} is missing: ${reason}.`);
    }
  }
  if (problems.length > 0) throw new WrongSettings(problems.join('\n'));
  return values;
}

/** Reads and checks the settings; an empty one counts as absent. Throws {@link WrongSettings}, naming each wrong one. */
export function readConfig(environment: Environment): Config {
  const read = readSettings(environment);
  const isProduction = read.NODE_ENV === 'production';
  const dataDir = read.DATA_DIR ?? '.data';
  const port = read.PORT ?? 3000;
  const https = (read.PUBLIC_SCHEME ?? (isProduction ? 'https' : 'http')) === 'https';
  const publicPort = read.PUBLIC_PORT ?? (https || port === 80 ? undefined : port);
  return {
    production: isProduction,
    port,
    host: read.HOST ?? '127.0.0.1',
    ...(read.DATABASE_URL === undefined ? {} : { databaseUrl: read.DATABASE_URL }),
    dataDir,
    baseDomain: read.BASE_DOMAIN ?? 'localhost',
    https,
    ...(publicPort === undefined ? {} : { publicPort }),
    ...(read.SMTP_URL === undefined ? {} : { smtpUrl: read.SMTP_URL }),
    trustedProxies: read.TRUSTED_PROXIES ?? [],
    files: read.FILES ?? `${dataDir}/files`,
    geocoder: read.GEOCODER ?? 'postcodes',
    ...(read.ERROR_REPORTING_DSN === undefined
      ? {}
      : {
          errorReporting: {
            dsn: read.ERROR_REPORTING_DSN,
            errorRate: read.ERROR_REPORTING_SAMPLE_RATE ?? 1,
            traceRate: read.ERROR_REPORTING_TRACES_SAMPLE_RATE ?? 0,
          },
        }),
  };
}
