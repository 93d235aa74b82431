/** Which calls a fault is for. */
export type FaultScope = {
  /** The JSON-RPC method, `requestAirdrop`; every one when it is left out. */
  readonly method?: string;
  /** How many HTTP requests it strikes; all until `recover()` when it is left out. */
  readonly times?: number;
};

export type Fault =
  | { readonly kind: 'rateLimit' }
  | { readonly kind: 'outage' }
  | { readonly kind: 'slow'; readonly ms: number };

/** What happens to one request. */
export type Verdict = { readonly delayMs: number; readonly end: 'ok' | 'rateLimited' | 'unreachable' };

/** The faults in force; each request takes what is due to it. */
export function createFaults() {
  let active: { fault: Fault; method: string | undefined; left: number }[] = [];
  return {
    add(fault: Fault, { method, times = Number.POSITIVE_INFINITY }: FaultScope): void {
      active.push({ fault, method, left: times });
    },
    clear(): void {
      active = [];
    },
    /** The verdict on a request with these methods; the first refusal in force counts, delays add up. */
    strike(methods: readonly string[]): Verdict {
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
    /** Whether the address as a whole is out of reach, for subscriptions, too. */
    isOut: () => active.some(({ fault, method }) => fault.kind === 'outage' && method === undefined),
    /** How long each message of a subscription takes, in milliseconds. */
    slownessMs: () =>
      active.reduce((sum, { fault, method }) => sum + (fault.kind === 'slow' && !method ? fault.ms : 0), 0),
  };
}

export type Faults = ReturnType<typeof createFaults>;
