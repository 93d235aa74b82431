import { AsyncLocalStorage } from 'node:async_hooks';

const pinned = new AsyncLocalStorage<Date>();

/** The system time, for locks and signals. The sandbox's time is in clock.ts; a lint rule forbids any other. */
export const systemTime = (): Date => pinned.getStore() ?? new Date();

/** Runs work with the machine's time fixed from start to end. */
export const atMachineTime = <T>(time: Date, work: () => T): T => pinned.run(time, work);
