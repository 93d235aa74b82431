import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Plans each prepared statement once, because planning costs more than running. A plan outlives the growth of its
 * tables, which PGlite never analyzes, so it must not rely on sequential scans of small tables.
 */
const PLANNING = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off';

type Chunk = { readonly chunk: Uint8Array };
type Done = (error?: Error | null) => void;

/**
 * The socket of the PostgreSQL driver: sends messages to PGlite and returns its responses. So both databases have one
 * driver, and a query is one call instead of the six of PGlite's own interface. PGlite has one connection; open one
 * stream at a time.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    this.#resetSession().then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
    return this;
  }

  /** A server has a session per connection, PGlite one for all: clears what the previous connection left. */
  async #resetSession(): Promise<void> {
    await this.#pglite.exec('rollback');
    await this.#pglite.exec('discard all');
    await this.#pglite.exec(PLANNING);
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

  async #exchange(message: Uint8Array): Promise<void> {
    // PGlite's other calls wait for its lock and its file system sync; neither is needed here.
    const response = this.#pglite.execProtocolRawSync(message);
    // Not synchronously: a reader immediately writes the next query, and a stream that is still flushing its buffer
    // would lose it.
    await Promise.resolve();
    if (response.length > 0) this.push(response);
  }

  // Socket options, which have no effect here.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}
