import type { Database } from '../data/database.ts';
import { readSetting, replaceSetting } from '../data/settings.ts';
import { systemTime } from './system-time.ts';

/** `running` advances at real speed with an offset from the system time. `frozen` does not advance. */
type ClockState =
  | { readonly mode: 'running'; readonly offsetMs: number }
  | { readonly mode: 'frozen'; readonly at: string };

export type ClockMode = ClockState['mode'];
export type ClockReading = {
  readonly now: Date;
  readonly mode: ClockMode;
  /** Stored state, which identifies this reading. Undefined for a clock that was never set. */
  readonly stored: string | undefined;
};

/** The only source of time for operations, seeds and the ledger. */
export type Clock = {
  now(): Promise<Date>;
  read(): Promise<ClockReading>;
  /**
   * Sets the clock to a time, running or frozen, unless it was set since the given reading. Returns false if it was.
   * The clock of several processes is moved by reading it and trying again.
   */
  set(time: Date, mode: ClockMode, since: ClockReading): Promise<boolean>;
  /** Freezes the clock or lets it run. */
  setMode(mode: ClockMode): Promise<void>;
};

/** PostgreSQL cannot read JavaScript's format for years before 1. */
const FIRST_TIME = new Date(0);
/** Keeps years within four digits. */
const LAST_TIME = new Date('9000-01-01T00:00:00Z');

/** True if the clock can be set to the time. False for an invalid date. */
export const isClockTime = (time: Date): boolean => time >= FIRST_TIME && time <= LAST_TIME;

const CLOCK = 'clock';
const REAL_TIME: ClockState = { mode: 'running', offsetMs: 0 };

/**
 * Opens the clock of a database, which all of its processes share.
 * @param machine the time that a running clock follows
 * @param isMovable true if the clock can be set; otherwise, it is read once, and requests need no statement
 */
export async function openClock(
  db: Database,
  { machine = systemTime, isMovable }: { machine?: (() => Date) | undefined; isMovable: boolean },
): Promise<Clock> {
  const load = async () => ({ stored: await readSetting(db, CLOCK) });
  const fixed = isMovable ? null : await load();
  const read = async (): Promise<ClockReading> => {
    const { stored } = fixed ?? (await load());
    const state = toState(stored);
    const time = state.mode === 'frozen' ? Date.parse(state.at) : machine().getTime() + state.offsetMs;
    return { now: new Date(time), mode: state.mode, stored };
  };
  const set: Clock['set'] = async (time, mode, { stored: from }) => {
    const state: ClockState =
      mode === 'frozen'
        ? { mode, at: time.toISOString() }
        : { mode, offsetMs: time.getTime() - machine().getTime() };
    return replaceSetting(db, CLOCK, { from, to: JSON.stringify(state) });
  };
  return {
    read,
    now: async () => (await read()).now,
    set,
    async setMode(mode) {
      let reading = await read();
      while (reading.mode !== mode && !(await set(reading.now, mode, reading))) reading = await read();
    },
  };
}

// Only `set` writes this value.
const toState = (json: string | undefined): ClockState => (json === undefined ? REAL_TIME : JSON.parse(json));
