import type { FaceChallenge } from '@gli/sdk';

/** Poses that this version can explain. */
const known: readonly FaceChallenge[] = ['blink', 'turn'];

/**
 * The pose to ask for: one of those the server understands, by chance; null, straight ahead, when it names none.
 * @param random from 0 up to 1
 */
export function pickChallenge(offered: readonly string[], random: number): FaceChallenge | null {
  const possible = known.filter((challenge) => offered.includes(challenge));
  return possible[Math.floor(random * possible.length)] ?? null;
}
