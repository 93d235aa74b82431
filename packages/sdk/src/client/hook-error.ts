import { GliError } from './errors.ts';

/** The integrator's own `headers` or `onRequest` failed, so nothing was sent; `cause` is what it threw. */
export class GliHookError extends GliError {
  override readonly name = 'GliHookError';
  readonly next = 'contact-support';
  readonly hook: 'headers' | 'onRequest';

  constructor(hook: 'headers' | 'onRequest', cause: unknown) {
    super(`The client's ${hook} failed`, { cause });
    this.hook = hook;
  }
}
