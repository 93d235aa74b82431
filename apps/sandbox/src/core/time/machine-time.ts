/** The machine's own time, for locks and signals. The sandbox's is in clock.ts: a lint rule allows no other. */
export const machineTime = (): Date => new Date();
