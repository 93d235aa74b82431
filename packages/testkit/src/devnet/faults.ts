export type FaultScope = {
  /** JSON-RPC method, such as `requestAirdrop`. Default: all methods. */
  readonly method?: string;
  /** Number of HTTP requests that fail. Default: all until `recover()`. */
  readonly times?: number;
};

export type Fault =
  | { readonly kind: 'rateLimit' }
  | { readonly kind: 'outage' }
  | { readonly kind: 'slow'; readonly ms: number };

export type Verdict = { readonly delayMs: number; readonly end: 'ok' | 'rateLimited' | 'unreachable' };

/** Creates an empty set of faults. */
export function createFaults() {
  let active: { fault: Fault; method: string | undefined; left: number }[] = [];
  return {
    add(fault: Fault, { method, times = Number.POSITIVE_INFINITY }: FaultScope): void {
      active.push({ fault, method, left: times });
    },
    clear(): void {
      active = [];
    },
    /** Applies the faults to a request that calls these methods. The first rejection wins, and delays add up. */
    apply(methods: readonly string[]): Verdict {
      let delayMs = 0;
      let end: Verdict['end'] = 'ok';
      for (const entry of active) {
        if (entry.method !== undefined && !methods.includes(entry.method)) continue;
        if (entry.fault.kind !== 'slow' && end !== 'ok') continue;
        entry.left -= 1;
        if (entry.fault.kind === 'slow') delayMs += entry.fault.ms;
        else end = entry.fault.kind === 'rateLimit' ? 'rateLimited' : 'unreachable';
      }
      active = active.filter(({ left }) => left > 0);
      return { delayMs, end };
    },
    /** True if the whole endpoint is unreachable, including its subscriptions. */
    isOut: () => active.some(({ fault, method }) => fault.kind === 'outage' && method === undefined),
    /** Returns the delay of each subscription message, in ms. */
    messageDelayMs: () =>
      active.reduce((sum, { fault, method }) => sum + (fault.kind === 'slow' && !method ? fault.ms : 0), 0),
  };
}

export type Faults = ReturnType<typeof createFaults>;
