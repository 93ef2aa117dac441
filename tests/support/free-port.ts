import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of the loopback on which nothing listens, for what must be told its port before it starts: links in mails
 * carry it. It lies below those that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere,
 * RFC 6335 section 6), so that none of these can take it in the meantime.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
