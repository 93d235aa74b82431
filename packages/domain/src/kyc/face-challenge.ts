import { type FaceChallenge, faceChallengeValues } from '@gli/sdk';

/**
 * Picks a random pose from those the server offers, or null (straight ahead) if none is known.
 * @param random at least 0 and below 1
 */
export function pickChallenge(offered: readonly string[], random: number): FaceChallenge | null {
  const possible = faceChallengeValues.filter((challenge) => offered.includes(challenge));
  return possible[Math.floor(random * possible.length)] ?? null;
}
