import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Plans each prepared statement once, because planning costs more than running. A plan outlives the growth of its
 * tables, which PGlite never analyzes, so it must not rely on sequential scans of small tables. A bitmap is for many
 * rows; the few of a request come faster, and in order, straight from the index. Nobody reads PGlite's statistics.
 */
const SESSION = [
  'set plan_cache_mode = force_generic_plan',
  'set enable_seqscan = off',
  'set enable_bitmapscan = off',
  'set track_activities = off',
  'set track_counts = off',
].join(';');

/**
 * The socket of the PostgreSQL driver: sends messages to PGlite and hands over its responses. So both databases have one
 * driver, and a query is one call instead of the six of PGlite's own interface. PGlite has one connection; open one
 * stream at a time. Data go past the buffers of a Node stream, which cost as much as a small query.
 */
export class PgliteStream extends Duplex {
  readonly #pglite: PGlite;
  #messages: Uint8Array[] = [];
  #corks = 0;

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
    await this.#pglite.exec(SESSION);
  }

  override cork(): void {
    this.#corks++;
  }

  override uncork(): void {
    this.#corks--;
    if (this.#corks === 0) this.#exchange();
  }

  override write(message: Uint8Array, ...rest: unknown[]): boolean {
    this.#messages.push(message);
    if (this.#corks === 0) this.#exchange();
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  }

  #exchange(): void {
    const message = Buffer.concat(this.#messages.splice(0));
    if (message.length === 0) return;
    const response: Buffer[] = [];
    // Without its file system sync, which does nothing for a folder, and without its own parser, which would keep all
    // responses for ever.
    const options = { syncToFs: false, onRawData: (bytes: Uint8Array) => response.push(Buffer.from(bytes)) };
    // It is done when it returns. The driver still hears of it later, for it immediately sends the next query.
    this.#pglite.execProtocolRawStream(message, options).then(
      () => {
        for (const bytes of response) this.emit('data', bytes);
      },
      (error) => this.destroy(error),
    );
  }

  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  // Socket options, which have no effect here.
  setNoDelay = (): this => this;
  setKeepAlive = (): this => this;
  ref = (): this => this;
  unref = (): this => this;
}
