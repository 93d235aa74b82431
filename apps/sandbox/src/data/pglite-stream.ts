import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Chunk = { readonly chunk: Uint8Array };
type Done = (error?: Error | null) => void;

/**
 * What the driver of PostgreSQL takes for its socket: messages go into PGlite, its answers come back. So both kinds of
 * database have one driver, and a query with all of its messages is one call, which PGlite's own interface makes six of.
 * PGlite has one connection; open one stream at a time.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(chunk: Uint8Array, _encoding: string, done: Done): void {
    this.#exchange(chunk).then(() => done(), done);
  }

  override _writev(chunks: Chunk[], done: Done): void {
    this.#exchange(Buffer.concat(chunks.map(({ chunk }) => chunk))).then(() => done(), done);
  }

  override _read(): void {}

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  #exchange(message: Uint8Array): Promise<void> {
    // Copies: PGlite writes what follows into the same memory.
    return this.#pglite.execProtocolRawStream(message, {
      onRawData: (bytes) => this.push(Buffer.from(bytes)),
    });
  }

  // A socket's switches, which have no meaning here.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}
