import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Plan each prepared statement once: planning costs more than running. A plan is kept although its tables grow from
 * nothing and nobody analyzes them in PGlite, so it may not count on a table being small enough to be read whole.
 */
const PLANNING = 'set plan_cache_mode = force_generic_plan; set enable_seqscan = off';

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
    this.#forgetSession().then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
    return this;
  }

  /** What a connection before left behind: a server has a session for each, PGlite one for all. */
  async #forgetSession(): Promise<void> {
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
    // PGlite's other calls wait for its own lock and for a file system that keeps files elsewhere; neither is needed.
    const answer = this.#pglite.execProtocolRawSync(message);
    // Not from within the call: whoever reads it writes the next query at once, and a stream that is in the middle of
    // handing its buffer over would lose that.
    await Promise.resolve();
    if (answer.length > 0) this.push(answer);
  }

  // A socket's switches, which have no meaning here.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}
