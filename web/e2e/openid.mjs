// An OpenID provider for tests. It knows one person, who agrees with a click.
import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';

/** startProvider starts a provider on a free port. The caller closes it. */
export async function startProvider(subject) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const codes = new Map();
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = (claims) => {
    const text = `${encode({ alg: 'ES256', kid: '1' })}.${encode(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
  };
  const paths = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/keys`,
      id_token_signing_alg_values_supported: ['ES256'],
    }),
    '/keys': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'ES256', use: 'sig' }] }),
    '/authorize': (query) => {
      const code = randomUUID();
      codes.set(code, query);
      const back = `${query.get('redirect_uri')}?${new URLSearchParams({ code, state: query.get('state') })}`;
      return `<!DOCTYPE html><html lang="en"><title>Provider</title><a href="${back.replaceAll('&', '&amp;')}">I agree</a></html>`;
    },
    '/token': (form) => {
      const login = codes.get(form.get('code'));
      codes.delete(form.get('code'));
      const challenge = createHash('sha256').update(form.get('code_verifier')).digest('base64url');
      if (login?.get('code_challenge') !== challenge) return { error: 'invalid_grant' };
      const now = Math.floor(Date.now() / 1000);
      const claims = { iss: url, sub: subject, aud: login.get('client_id'), nonce: login.get('nonce'), iat: now, exp: now + 600 };
      return { access_token: 'nothing', token_type: 'Bearer', id_token: token(claims) };
    },
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://provider');
    let body = '';
    for await (const chunk of request) body += chunk;
    const answer = paths[pathname]?.(request.method === 'POST' ? new URLSearchParams(body) : searchParams);
    const page = typeof answer === 'string';
    response.writeHead(answer ? 200 : 404, { 'Content-Type': page ? 'text/html' : 'application/json' });
    response.end(page ? answer : JSON.stringify(answer ?? {}));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}`;
  return {
    url,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
