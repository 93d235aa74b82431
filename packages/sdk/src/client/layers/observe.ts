import type { Layer } from '../exchange.ts';
import type { GliClientOptions } from '../options.ts';
import { hooks } from './hooks.ts';
import { levelLogger, log } from './log.ts';

/** Whether a client needs this layer. */
export type Observing = Pick<GliClientOptions, 'headers' | 'onRequest' | 'onResponse' | 'log' | 'logLevel'>;

/** The integrator's headers, hooks and log, around one attempt. */
export function observe(options: Observing, now: () => number): Layer {
  const { log: logger, logLevel } = options;
  const isLogging = logger !== undefined || logLevel !== undefined;
  const write = levelLogger(logger, isLogging ? logLevel : 'silent');
  return (next) => log(write, now)(hooks(options, write, now)(next));
}
