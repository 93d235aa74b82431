import { DAY_MS, toKoreanTimestamp } from '../src/core/time/time.ts';
import type { TestSandbox } from './sandbox.ts';

/** Offset between the contract's examples and the demo data. */
const shiftMs =
  Math.max(0, Math.floor((Date.now() - Date.parse('2026-11-21T00:00:00+09:00')) / DAY_MS)) * DAY_MS;

/** Returns a named example of the contract, with its times shifted like the seed's. */
export async function getExample(
  { send }: TestSandbox,
  [method, path]: readonly [method: string, path: string],
  name: string,
  token: string,
): Promise<unknown> {
  const { body, headers } = await send(method, path, { token, headers: { Prefer: `example=${name}` } });
  if (!headers.has('Preference-Applied')) throw new Error(`The contract has no example ${name} of ${path}.`);
  return movedToToday(body);
}

/** Returns an example with its times shifted like the seed's. Of its dates, only the plan's dates are shifted. */
export function movedToToday<T>(example: T): T {
  const day = (text: string) => new Date(Date.parse(text) + shiftMs).toISOString().slice(0, 10);
  return JSON.parse(
    JSON.stringify(example)
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:]{8}\+09:00/g, (time) =>
        toKoreanTimestamp(new Date(Date.parse(time) + shiftMs)),
      )
      .replaceAll(/(?<="plan_since_on":")\d{4}-\d\d-\d\d/g, day),
  );
}

/** Sets the sandbox's clock to a time of the demo data. */
export function goTo({ now, advance }: TestSandbox, time: string): void {
  advance(Date.parse(time) + shiftMs - now().getTime());
}
