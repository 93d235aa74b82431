import type { Layer } from '../exchange.ts';
import type { GliClientOptions } from '../options.ts';
import { hooks } from './hooks.ts';
import { levelLogger, log } from './log.ts';

type Observing = Pick<GliClientOptions, 'headers' | 'onRequest' | 'onResponse' | 'log' | 'logLevel'>;

/** The integrator's headers, hooks and log, around one attempt. */
export function observe(options: Observing, now: () => number): Layer {
  const { headers, onRequest, onResponse, log: logger, logLevel } = options;
  const isLogging = logger || logLevel;
  const write = levelLogger(logger, isLogging ? logLevel : 'silent');
  return (next) => {
    const hooked = headers || onRequest || onResponse ? hooks(options, write, now)(next) : next;
    return isLogging ? log(write, now)(hooked) : hooked;
  };
}
