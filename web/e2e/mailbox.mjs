// A mail server for tests. It speaks as much SMTP as the program does with a server on this machine, and keeps all mails.
import { createServer } from 'node:net';

/** startMailbox starts a mail server on a free port. The caller closes it. */
export async function startMailbox() {
  const mailbox = new Mailbox();
  await mailbox.start();
  return mailbox;
}

class Mailbox {
  #mails = [];
  #waiting = [];
  #sockets = new Set();
  #server = createServer((socket) => this.#serve(socket));

  /** start listens, at the address that address has from then on. */
  async start() {
    await new Promise((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.address = `127.0.0.1:${this.#server.address().port}`;
  }

  /** next waits for a mail and returns its link and its code; each is undefined if the mail has none. */
  async next() {
    const mail = this.#mails.shift() ?? (await new Promise((resolve) => this.#waiting.push(resolve)));
    return { mail, link: /^http\S+\/me\/link\/\w+$/m.exec(mail)?.[0], code: /^\d{6}$/m.exec(mail)?.[0] };
  }

  /** close ends the server and its connections. */
  async close() {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket) {
    let received = '',
      data = false;
    const answer = (line) => socket.write(`${line}\r\n`);
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      received += bytes.toString('utf8');
      for (;;) {
        const end = received.indexOf(data ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = received.slice(0, end);
        received = received.slice(end + (data ? 5 : 2));
        if (data) {
          data = false;
          this.#keep(text);
          answer('250 kept');
          continue;
        }
        const command = text.slice(0, 4).toUpperCase();
        data = command === 'DATA';
        answer({ EHLO: '250 mailbox', DATA: '354 go on', QUIT: '221 bye' }[command] ?? '250 good');
        if (command === 'QUIT') socket.end();
      }
    });
    answer('220 mailbox');
  }

  /** #keep keeps a mail, with the soft line breaks and the escapes of quoted-printable undone. */
  #keep(text) {
    const mail = text
      .replaceAll('\r\n', '\n')
      .replaceAll('=\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
    const waiting = this.#waiting.shift();
    if (waiting) waiting(mail);
    else this.#mails.push(mail);
  }
}
