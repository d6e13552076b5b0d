// A door to a house behind which another version of the site can stand: its first script is
// called otherwise there, wherever it is named.
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { freePort } from './house.mjs';

/** openDoor returns {url, renew, close}: after renew whoever comes is given the other version. */
export async function openDoor(house) {
  let renewed = false;
  const named = (text) => text.replace(/main-([\w-]{8})\.js/g, 'main-$1new.js');
  const server = createServer((asked, answer) => {
    const path = asked.url.replace(/main-([\w-]{8})new\.js/, 'main-$1.js');
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    for (const name of ['if-none-match', 'if-modified-since']) delete headers[name]; // they ask about the other one
    const onward = request({ host: '127.0.0.1', port: house.port, path, method: asked.method, headers }, (got) => {
      const chunks = [];
      got.on('data', (chunk) => chunks.push(chunk));
      got.on('end', () => {
        let body = Buffer.concat(chunks);
        const other = { ...got.headers };
        if ((renewed || path !== asked.url) && /html|javascript/.test(other['content-type'] ?? '')) {
          body = Buffer.from(named(body.toString()));
          delete other.etag;
        }
        delete other['transfer-encoding'];
        if (got.statusCode !== 304 && got.statusCode !== 204) other['content-length'] = body.length;
        answer.writeHead(got.statusCode, other).end(body);
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
  server.on('upgrade', (asked, client, head) => {
    const upstream = connect(house.port, '127.0.0.1', () => {
      upstream.write(
        `${asked.method} ${asked.url} HTTP/1.1\r\n${Object.entries(asked.headers)
          .map(([name, value]) => `${name}: ${value}\r\n`)
          .join('')}\r\n`,
      );
      upstream.write(head);
      client.pipe(upstream).pipe(client);
    });
    for (const [one, two] of [
      [client, upstream],
      [upstream, client],
    ])
      one.on('error', () => two.destroy()).on('close', () => two.destroy());
  });
  const port = await freePort();
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${port}`,
    renew() {
      renewed = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
