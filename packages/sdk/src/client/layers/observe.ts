import type { Send } from '../exchange.ts';
import type { GliClientOptions } from '../options.ts';
import { hooks } from './hooks.ts';
import { levelLogger, log } from './log.ts';

/** One for all calls of a client, also for those that waited together for this code. */
const observed = new WeakMap<Send, Send>();

/** The integrator's headers, hooks and log around `next`, which sends one attempt. */
export function observe(options: GliClientOptions, next: Send): Send {
  const send = observed.get(next) ?? around(options, next);
  observed.set(next, send);
  return send;
}

function around(options: GliClientOptions, next: Send): Send {
  const { headers, onRequest, onResponse, log: logger, logLevel, now = Date.now } = options;
  const isLogging = logger || logLevel;
  const write = levelLogger(logger, isLogging ? logLevel : 'silent');
  const hooked = headers || onRequest || onResponse ? hooks(options, write, now)(next) : next;
  return isLogging ? log(write, now)(hooked) : hooked;
}
