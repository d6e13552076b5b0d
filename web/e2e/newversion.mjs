// A proxy that can turn into another version of the site: its main script has another name
// there, in every file that names it.
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { freePort } from './server.mjs';

/** openUpdateProxy returns {url, release, close}: after release it answers with the new version. */
export async function openUpdateProxy(server) {
  let released = false;
  const renamed = (text) => text.replace(/main-([\w-]{8})\.js/g, 'main-$1new.js');
  const proxy = createServer((incoming, answer) => {
    const path = incoming.url.replace(/main-([\w-]{8})new\.js/, 'main-$1.js');
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    for (const name of ['if-none-match', 'if-modified-since']) delete headers[name]; // they are about the other version
    const onward = request({ host: '127.0.0.1', port: server.port, path, method: incoming.method, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        let body = Buffer.concat(chunks);
        const other = { ...response.headers };
        if ((released || path !== incoming.url) && /html|javascript/.test(other['content-type'] ?? '')) {
          body = Buffer.from(renamed(body.toString()));
          delete other.etag;
        }
        delete other['transfer-encoding'];
        if (response.statusCode !== 304 && response.statusCode !== 204) other['content-length'] = body.length;
        answer.writeHead(response.statusCode, other).end(body);
      });
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  const open = new Set(); // connections, also those of WebSockets
  proxy.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  proxy.on('upgrade', (incoming, client, head) => {
    const upstream = connect(server.port, '127.0.0.1', () => {
      upstream.write(
        `${incoming.method} ${incoming.url} HTTP/1.1\r\n${Object.entries(incoming.headers)
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
  await new Promise((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    release() {
      released = true;
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
