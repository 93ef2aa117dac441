// `ask.mjs port` prints a free port. `ask.mjs <port> <path> <text>` succeeds when the server answers the path for
// host app.localhost with 2xx and the text stands in its headers or body. Runs on Node 20 without dependencies.
import { get } from 'node:http';
import { createServer } from 'node:net';

const [port, path, text] = process.argv.slice(2);

if (port === 'port') {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    process.stdout.write(String(probe.address().port));
    probe.close();
  });
} else {
  const request = get({ host: '127.0.0.1', port, path, headers: { host: `app.localhost:${port}` }, timeout: 5000 });
  request.on('timeout', () => request.destroy(new Error('No answer within 5 s.')));
  request.on('error', () => (process.exitCode = 1));
  request.on('response', async (response) => {
    const chunks = await response.toArray();
    const whole = JSON.stringify(response.headers) + Buffer.concat(chunks).toString();
    process.exitCode = response.statusCode >= 200 && response.statusCode < 300 && whole.includes(text) ? 0 : 1;
  });
}
