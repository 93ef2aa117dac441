import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface BucketServer {
  /** Its setting in `FILES`. */
  readonly address: string;
  close(): Promise<void>;
}

const sign = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether a request bears the right signature: AWS Signature Version 4, as its documentation calculates it. */
function isSigned({ method = '', url = '', headers }: IncomingMessage, secret: string): boolean {
  const said =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    );
  const [, day = '', region = '', names = '', signature = ''] = said ?? [];
  const [path = '', query = ''] = url.split('?');
  const lines = names.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  const content = String(headers['x-amz-content-sha256']);
  const request = [method, path, query, lines.join(''), names, content].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    String(headers['x-amz-date']),
    `${day}/${region}/s3/aws4_request`,
    createHash('sha256').update(request).digest('hex'),
  ].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(sign, sign(`AWS4${secret}`, day));
  return sign(key, text).toString('hex') === signature;
}

/** A page of two names, as ListObjectsV2 answers. */
function listing(urls: readonly string[], query: URLSearchParams): Buffer {
  const names = urls
    .map((url) => url.replace('/kept/', ''))
    .filter((name) => name.startsWith(query.get('prefix') ?? ''));
  const from = Number(query.get('continuation-token') ?? 0);
  const more = names.length > from + 2 ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  const keys = names.slice(from, from + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
  return Buffer.from(`<ListBucketResult>${keys.join('')}${more}</ListBucketResult>`);
}

/** What of S3 the program speaks: objects put, got, listed and deleted in one bucket named `kept`, by signed requests. */
export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method, url = '' } = request;
    const bytes = await buffer(request);
    const answer = (status: number, body?: Buffer): void => void response.writeHead(status).end(body);
    if (!isSigned(request, 'se/cret')) return answer(403);
    if (!url.startsWith('/kept/')) return answer(404);
    if (url.startsWith('/kept/?')) return answer(200, listing([...objects.keys()], new URLSearchParams(url.slice(7))));
    if (method === 'PUT') objects.set(url, bytes);
    if (method === 'DELETE') objects.delete(url);
    if (method !== 'GET') return answer(method === 'PUT' ? 200 : 204);
    const object = objects.get(url);
    return object ? answer(200, object) : answer(404);
  };
  const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `s3+http://key:se%2Fcret@127.0.0.1:${port}/kept?region=eu-central-1`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
