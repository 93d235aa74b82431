import pLimit from 'p-limit';
import { advanceTo } from './advance.ts';
import type { Database } from './core/data/database.ts';
import { countSetting } from './core/data/settings.ts';
import { signingKey } from './core/members/access-tokens.ts';
import { withRandom } from './core/random/random.ts';
import type { SeedName } from './core/seed/seed-context.ts';
import { type Clock, openClock } from './core/time/clock.ts';
import { atMachineTime, systemTime } from './core/time/system-time.ts';
import { toKoreanTimestamp } from './core/time/time.ts';
import { RecordingError } from './recording/recording.ts';
import { isSeeded, seed } from './seed.ts';

export type StartOptions = {
  /** Seed for an empty database. Default: `demo`. */
  readonly seed?: SeedName;
  /** Enables the controls of the sandbox below `/sandbox/`. Default: false. */
  readonly controls?: boolean;
  /** Returns the system time, which a running clock follows. */
  readonly now?: () => Date;
  /** Starts the clock of a new database at this time. Moves the clock of an existing database forward to it. */
  readonly clock?: Date;
  /** Reference time of the seed data, whose dates are shifted to match. Default: the time of the clock. */
  readonly startedAt?: Date;
  /** Makes all random values repeatable: the same requests at the same times get the same responses. */
  readonly randomSeed?: number;
  /** File for the recording. The database must be empty. */
  readonly record?: string;
  /** Prints messages for the operator, including codes that would otherwise be sent by email or phone. */
  readonly log?: (line: string) => void;
};

/** Thrown if the data is later than the requested start time. */
export class ClockBackError extends Error {
  override name = 'ClockBackError';
}

/**
 * Setting that counts how often the sandbox was started with repeatable values, so that a second start does not
 * repeat ids from the first.
 */
const RUNS = 'random_runs';

/**
 * Sets the clock, fills an empty database, and creates the sandbox's services.
 * @throws ClockBackError; RecordingError if a recording would not start at the beginning
 */
export async function startData(db: Database, options: StartOptions) {
  const { controls: isMovable = false, now: machine, randomSeed, log = () => {} } = options;
  if (options.record !== undefined && (await isSeeded(db))) {
    throw new RecordingError(
      'A recording must start with empty data. Add --reset, or choose another --data.',
    );
  }
  const run = randomSeed === undefined ? '' : `${randomSeed} ${await countSetting(db, RUNS)}`;
  const inRun = <T>(label: string, work: () => T): T =>
    randomSeed === undefined ? work() : withRandom(`${run} ${label}`, work);
  if (options.clock) await startClock(db, options.clock, await openClock(db, { machine, isMovable: true }));
  const clock = await openClock(db, { machine, isMovable });
  const now = options.startedAt ?? (await clock.now());
  await inRun('seed', () => seed(db, options.seed ?? 'demo', { now, log }));
  const key = await inRun('key', () => signingKey(db));
  let count = 0;
  const oneAtATime = pLimit(1);
  /**
   * Gives each request its own random values. While recording, requests run one after another, each at a fixed time.
   */
  const repeatable =
    <Args extends unknown[]>(respond: (...args: Args) => Promise<Response>) =>
    (...args: Args): Promise<Response> => {
      const work = () => inRun(`request ${++count}`, () => respond(...args));
      return options.record === undefined ? work() : oneAtATime(() => atMachineTime(systemTime(), work));
    };
  return { clock, key, repeatable };
}

/** Starts the clock of a new database at the time, or advances the clock of an existing one to it. */
async function startClock(db: Database, time: Date, clock: Clock): Promise<void> {
  const now = await clock.now();
  if (!(await isSeeded(db))) {
    await clock.set(time, 'frozen', await clock.read());
    return;
  }
  if (time < now) {
    throw new ClockBackError(
      `The data is at ${toKoreanTimestamp(now)}, and --clock cannot go back. Start over with --reset.`,
    );
  }
  await clock.setMode('frozen');
  await advanceTo(time, db, clock);
}
