import { AwsClient } from 'aws4fetch';
import type { Files } from './files.ts';

/** Longer than a service that is well takes for two megabytes. */
const patience = 10_000;

/** Files in a bucket of a service that speaks S3, addressed by path. */
export function openBucket({ protocol, username, password, host, pathname, searchParams }: URL): Files {
  const region = searchParams.get('region') ?? 'us-east-1';
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region,
    retries: 2,
  });
  const base = `${protocol === 's3:' ? 'https' : 'http'}://${host}${pathname.replace(/\/$/, '')}/`;
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    const response = await client.fetch(base + name, { ...init, signal: AbortSignal.timeout(patience) });
    if (response.ok || response.status === 404) return response;
    await response.body?.cancel();
    throw new Error(`The bucket answered ${response.status} to ${init.method}.`);
  };
  return {
    async write(name, bytes) {
      const response = await ask(name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': name.endsWith('.json') ? 'application/json' : 'image/webp' },
      });
      if (response.status === 404) throw new Error('The bucket is not there.');
    },
    async read(name) {
      const response = await ask(name, { method: 'GET' });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      return undefined;
    },
    async remove(name) {
      await (await ask(name, { method: 'DELETE' })).body?.cancel();
    },
    async list(folder) {
      const names: string[] = [];
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          ...(next !== undefined && { 'continuation-token': next }),
          'list-type': '2',
          prefix: `${folder}/`,
        });
        // oxlint-disable-next-line no-await-in-loop -- each page says where the next begins
        const page = await (await ask(`?${query}`, { method: 'GET' })).text();
        names.push(...[...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key));
        next = /<NextContinuationToken>([^<]*)</.exec(page)?.[1];
      } while (next !== undefined);
      return names;
    },
  };
}
