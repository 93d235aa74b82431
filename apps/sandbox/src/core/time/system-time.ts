import { AsyncLocalStorage } from 'node:async_hooks';

const pinned = new AsyncLocalStorage<Date>();

/**
 * Returns the system time, for locks and signals. For the sandbox's time, see clock.ts. A lint rule forbids other
 * ways to read it.
 */
export const systemTime = (): Date => pinned.getStore() ?? new Date();

/** Runs work with the system time fixed from start to end. */
export const atMachineTime = <T>(time: Date, work: () => T): T => pinned.run(time, work);
