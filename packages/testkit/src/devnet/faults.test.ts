import { describe, expect, it } from 'vitest';
import { createFaults } from './faults.ts';

describe('faults of Devnet', () => {
  it('apply to the given method for the given number of requests', () => {
    const faults = createFaults();
    faults.add({ kind: 'rateLimit' }, { method: 'requestAirdrop', times: 1 });
    expect(faults.apply(['getBalance']).end).toBe('ok');
    expect(faults.apply(['requestAirdrop']).end).toBe('rateLimited');
    expect(faults.apply(['requestAirdrop']).end).toBe('ok');
  });

  it('add up their delays but apply only one rejection per request', () => {
    const faults = createFaults();
    faults.add({ kind: 'slow', ms: 100 }, {});
    faults.add({ kind: 'outage' }, { times: 1 });
    faults.add({ kind: 'rateLimit' }, { times: 1 });
    faults.add({ kind: 'slow', ms: 50 }, { times: 1 });
    expect(faults.apply(['getSlot'])).toEqual({ delayMs: 150, end: 'unreachable' });
    expect(faults.apply(['getSlot'])).toEqual({ delayMs: 100, end: 'rateLimited' });
    expect(faults.apply(['getSlot'])).toEqual({ delayMs: 100, end: 'ok' });
  });

  it('apply to subscriptions only if they apply to every method', () => {
    const faults = createFaults();
    faults.add({ kind: 'outage' }, { method: 'getBalance' });
    faults.add({ kind: 'slow', ms: 20 }, { method: 'getBalance' });
    expect([faults.isOut(), faults.messageDelayMs()]).toEqual([false, 0]);
    faults.add({ kind: 'outage' }, {});
    faults.add({ kind: 'slow', ms: 20 }, {});
    expect([faults.isOut(), faults.messageDelayMs()]).toEqual([true, 20]);
    faults.clear();
    expect([faults.isOut(), faults.messageDelayMs()]).toEqual([false, 0]);
  });
});
