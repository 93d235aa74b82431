import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const NO_ERROR = 0x8180;
const UNKNOWN_NAME = 0x8183;
/** Points to the name in the question. Then follow the type A, the class and a lifetime of 0 s. */
const ANSWER = [0xc0, HEADER_BYTES, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4];

/** Creates a name server for IPv4 addresses. */
export function createNameServer() {
  const socket = createSocket('udp4');
  const addresses = new Map<string, string>();
  socket.on('message', (query, { port, address }) => {
    const labels: string[] = [];
    let at = HEADER_BYTES;
    for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const found = addresses.get(labels.join('.'));
    const response = Buffer.concat([
      query.subarray(0, at + 5),
      ...(found === undefined ? [] : [Buffer.from([...ANSWER, ...found.split('.').map(Number)])]),
    ]);
    response.writeUInt16BE(found === undefined ? UNKNOWN_NAME : NO_ERROR, 2);
    response.writeUInt16BE(found === undefined ? 0 : 1, 6);
    socket.send(response, port, address);
  });
  return {
    /** IPv4 addresses by name. */
    addresses,
    /** Returns the address of the server. */
    async listen(): Promise<string> {
      socket.bind(0, '127.0.0.1');
      await once(socket, 'listening');
      return `127.0.0.1:${socket.address().port}`;
    },
    close: () => void socket.close(),
  };
}
