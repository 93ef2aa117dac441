import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';

/** A service that suggests streets. The key stays with the server. */
export interface StreetSource {
  readonly service: 'photon' | 'nominatim' | 'google';
  readonly url: string;
  readonly key?: string;
}

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
  /** What suggests addresses: the postcodes that come with the program alone, or streets besides, by a service. */
  readonly geocoder: 'postcodes' | StreetSource;
  /** Where pages find the API: an address below each tenant's own host, `{tenant}` for its slug; absent, `/api` of the page's. */
  readonly apiBase?: string;
  /** Who is asked for a page's manifest and icon besides the program itself. */
  readonly manifestService?: string;
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
const isPlainUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${search}${hash}` === '';
};
const withoutSlash = v.transform((text: string) => text.replace(/\/+$/, ''));
/** What pages ask is asked by TLS, but on this machine itself. */
const isSafe = (text: string): boolean => /^(https:|http:\/\/(127\.0\.0\.1|([\w-]+\.)*localhost)([:/]|$))/.test(text);
const askedByPages = v.pipe(v.string(), v.check(isPlainUrl), v.check(isSafe), withoutSlash);
/** An address with the tenant's slug left open. */
const apiBase = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.-]+\.\{tenant\}\.[^{}]+$/),
  v.check((text) => isPlainUrl(text.replace('{tenant}', 'tenant'))),
  withoutSlash,
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

/** `postcodes`, or a service and where it is; Google's place is known. */
const geocoder = v.pipe(
  v.string(),
  v.check((text) => text === 'postcodes' || sourceOf(text) !== undefined),
  v.transform((text) => sourceOf(text) ?? ('postcodes' as const)),
);
function sourceOf(text: string): StreetSource | undefined {
  const [, service, url = 'https://places.googleapis.com'] =
    /^(google|(?:photon|nominatim|google)(?=:)):?(https?:\/\/\S+)?$/.exec(text) ?? [];
  if (service === undefined || !URL.canParse(url) || (service !== 'google' && !text.includes('://'))) return undefined;
  return { service: service as StreetSource['service'], url };
}

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
  GEOCODER: {
    rule: geocoder,
    must: 'be postcodes, google, or look like photon:https://photon.example.org or nominatim:https://…',
  },
  GEOCODER_KEY: { rule: v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)), must: 'be the key of the service, one word' },
  API_BASE: {
    rule: apiBase,
    must: "look like https://api.{tenant}.example.org/api, below each tenant's own host, or browsers keep its cookies from the pages",
  },
  MANIFEST_SERVICE: { rule: askedByPages, must: 'look like https://heads.example.org (http only on this machine)' },
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
  const { GEOCODER: chosen, GEOCODER_KEY: key } = values as Settings;
  if (typeof chosen === 'object' && chosen.service === 'google' && key === undefined) {
    problems.push('GEOCODER_KEY is missing: google answers nobody without one.');
  }
  problems.push(...apiProblems(values));
  if (problems.length > 0) throw new WrongSettings(problems.join('\n'));
  return values;
}

const isHttps = ({ PUBLIC_SCHEME, NODE_ENV }: Settings): boolean =>
  (PUBLIC_SCHEME ?? (NODE_ENV === 'production' ? 'https' : 'http')) === 'https';

/** To a browser the API is the same site as a page only under the page's host and by its scheme. */
function apiProblems(values: Settings): string[] {
  if (values.API_BASE === undefined) return [];
  const { protocol, hostname: host } = new URL(values.API_BASE.replace('{tenant}', 'tenant'));
  const own = `.tenant.${values.BASE_DOMAIN ?? 'localhost'}`;
  const scheme = isHttps(values) ? 'https:' : 'http:';
  return [
    ...(host.endsWith(own) ? [] : ['API_BASE must end in {tenant}. and BASE_DOMAIN.']),
    ...(protocol === scheme ? [] : ['API_BASE must have the scheme by which people reach the pages (PUBLIC_SCHEME).']),
  ];
}

function geocoderOf({ GEOCODER: chosen = 'postcodes', GEOCODER_KEY: key }: Settings): Config['geocoder'] {
  return typeof chosen === 'string' || key === undefined ? chosen : { ...chosen, key };
}

/** Reads and checks the settings; an empty one counts as absent. Throws {@link WrongSettings}, naming each wrong one. */
export function readConfig(environment: Environment): Config {
  const read = readSettings(environment);
  const isProduction = read.NODE_ENV === 'production';
  const dataDir = read.DATA_DIR ?? '.data';
  const port = read.PORT ?? 3000;
  const https = isHttps(read);
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
    geocoder: geocoderOf(read),
    ...(read.API_BASE === undefined ? {} : { apiBase: read.API_BASE }),
    ...(read.MANIFEST_SERVICE === undefined ? {} : { manifestService: read.MANIFEST_SERVICE }),
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
