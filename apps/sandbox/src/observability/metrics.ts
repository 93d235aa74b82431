import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ConnectionPools } from '../core/data/open-database.ts';
import type { ServedRequest } from './served-request.ts';

/** Upper bounds of the latency buckets, in seconds. The last one is the deadline of a request. */
const LATENCY_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of the process: event loop, memory, garbage collection. Collected once, for all sandboxes in it. */
let processRegistry: Registry | null = null;

function readProcessRegistry(): Registry {
  if (processRegistry === null) {
    processRegistry = new Registry();
    collectDefaultMetrics({ register: processRegistry });
  }
  return processRegistry;
}

/** Creates the metrics of a sandbox. */
export function createMetrics(pools: ConnectionPools) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'gli_requests_total',
    help: 'Requests by operation and status. The operation is empty for other paths, the status for broken connections.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const latencies = new Histogram({
    name: 'gli_request_duration_seconds',
    help: 'Time until the response started, by operation.',
    labelNames: ['operation'],
    buckets: LATENCY_BUCKETS_SECONDS,
    registers,
  });
  new Gauge({
    name: 'gli_database_connections',
    help: 'Connections to the PostgreSQL server by pool and state, and callers that wait for one. None with PGlite.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  readProcessRegistry();
  return {
    observe({ operation, status, ms }: ServedRequest): void {
      const labels = { operation: operation ?? '' };
      requests.inc({ ...labels, status: status ?? '' });
      latencies.observe(labels, ms / 1000);
    },
    /** Returns all metrics in Prometheus's text format. */
    async read(): Promise<Response> {
      const texts = await Promise.all([registry.metrics(), readProcessRegistry().metrics()]);
      const headers = { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' };
      return new Response(texts.join('\n'), { headers });
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
