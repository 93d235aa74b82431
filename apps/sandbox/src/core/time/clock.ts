import type { Database } from '../data/database.ts';
import { readSetting, writeSetting } from '../data/settings.ts';
import { machineTime } from './machine-time.ts';

/** `running` goes at real speed, some time away from the machine's; `frozen` stands still. */
type ClockState =
  | { readonly mode: 'running'; readonly offsetMs: number }
  | { readonly mode: 'frozen'; readonly at: string };

export type ClockMode = ClockState['mode'];
export type ClockReading = { readonly now: Date; readonly mode: ClockMode };

/** The only source of the time that operations, seeds and the ledger see. */
export type Clock = {
  now(): Promise<Date>;
  read(): Promise<ClockReading>;
  /** Sets the clock to a time, from which it runs or at which it stands. */
  set(time: Date, mode: ClockMode): Promise<void>;
};

const CLOCK = 'clock';
const REAL_TIME: ClockState = { mode: 'running', offsetMs: 0 };

/**
 * Opens the clock of a database, which all its processes share.
 * @param machine the time that a running clock follows
 * @param isMovable whether it can be set; else it is read once, and a request costs no statement
 */
export async function openClock(
  db: Database,
  { machine = machineTime, isMovable }: { machine?: (() => Date) | undefined; isMovable: boolean },
): Promise<Clock> {
  const load = async () => toState(await readSetting(db, CLOCK));
  const fixed = isMovable ? null : await load();
  const read = async (): Promise<ClockReading> => {
    const state = fixed ?? (await load());
    const time = state.mode === 'frozen' ? Date.parse(state.at) : machine().getTime() + state.offsetMs;
    return { now: new Date(time), mode: state.mode };
  };
  return {
    read,
    now: async () => (await read()).now,
    async set(time, mode) {
      const state: ClockState =
        mode === 'frozen'
          ? { mode, at: time.toISOString() }
          : { mode, offsetMs: time.getTime() - machine().getTime() };
      await writeSetting(db, CLOCK, JSON.stringify(state));
    },
  };
}

// Only `set` writes it.
const toState = (json: string | undefined): ClockState => (json === undefined ? REAL_TIME : JSON.parse(json));
