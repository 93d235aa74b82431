import pLimit from 'p-limit';
import { advanceTo } from './advance.ts';
import type { Database } from './core/data/database.ts';
import { countSetting } from './core/data/settings.ts';
import { signingKey } from './core/members/access-tokens.ts';
import { withRandom } from './core/random/random.ts';
import type { SeedName } from './core/seed/seed-context.ts';
import { type Clock, openClock } from './core/time/clock.ts';
import { atMachineTime, systemTime } from './core/time/system-time.ts';
import { toTimestamp } from './core/time/time.ts';
import { RecordingError } from './recording/recording.ts';
import { isSeeded, seed } from './seed.ts';

export type StartOptions = {
  /** Seed of an empty database; `demo` by default. */
  readonly seed?: SeedName;
  /** Enables the controls of the sandbox below `/sandbox/`; disabled by default. */
  readonly controls?: boolean;
  /** The machine's time, which a running clock follows. */
  readonly now?: () => Date;
  /** Starts a new database with the clock at this time; moves the clock of an existing one forward to it. */
  readonly clock?: Date;
  /** Time to which the seed's data is moved; the time of the clock by default. */
  readonly startedAt?: Date;
  /** Makes everything random repeatable: the same requests at the same times get the same responses. */
  readonly randomSeed?: number;
  /** File of the recording; the database must be empty. */
  readonly record?: string;
  /** Prints messages for the operator, including codes that would be sent by email or phone. */
  readonly log?: (line: string) => void;
};

/** The data is later than the requested start time. */
export class ClockBackError extends Error {
  override name = 'ClockBackError';
}

/** Number of starts with repeatable values, so that a second start repeats no id of the first. */
const RUNS = 'random_runs';

/**
 * Sets the clock, fills an empty database, and creates the sandbox's services.
 * @throws ClockBackError; RecordingError if a recording would not start at the beginning
 */
export async function startData(db: Database, options: StartOptions) {
  const { controls: isMovable = false, now: machine, randomSeed, log = () => {} } = options;
  if (options.record !== undefined && (await isSeeded(db))) {
    throw new RecordingError('A recording begins with empty data. Add --reset, or choose another --data.');
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
  /** Gives each request its own random values. While recording, requests run one at a time at a fixed time. */
  const repeatable =
    <Args extends unknown[]>(respond: (...args: Args) => Promise<Response>) =>
    (...args: Args): Promise<Response> => {
      const work = () => inRun(`request ${++count}`, () => respond(...args));
      return options.record === undefined ? work() : oneAtATime(() => atMachineTime(systemTime(), work));
    };
  return { clock, key, repeatable };
}

/** Starts a new database at the time, or advances an existing one to it. */
async function startClock(db: Database, time: Date, clock: Clock): Promise<void> {
  const now = await clock.now();
  if (!(await isSeeded(db))) return clock.set(time, 'frozen');
  if (time < now) {
    throw new ClockBackError(
      `The data are at ${toTimestamp(now)}, and --clock cannot go back. Start over with --reset.`,
    );
  }
  await advanceTo(time, db, clock);
  await clock.set(time, 'frozen');
}
