import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can lose connections without telling either side, like a firewall that restarts. */
export type SilentProxy = {
  /** The proxied URL with the proxy's address. */
  readonly url: string;
  /** Swallows all bytes of all connections, open and new, from now on. */
  swallow(): void;
  /** Lets new connections pass. The swallowed ones stay silent. */
  heal(): void;
  stop(): Promise<void>;
};

export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSwallowing = false;
  // A swallowed connection is drained, so that nobody notices, and it is never closed.
  const swallowSocket = (socket: Socket) => socket.unpipe().removeAllListeners('end').resume();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    sockets.add(client.on('error', () => {}));
    if (isSwallowing) return swallowSocket(client);
    const upstream = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    sockets.add(upstream.on('error', () => {}));
    client.pipe(upstream).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    swallow() {
      isSwallowing = true;
      for (const socket of sockets) swallowSocket(socket);
    },
    heal() {
      isSwallowing = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
