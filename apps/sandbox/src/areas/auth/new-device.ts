import { eq } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { loginSessions } from '../../core/members/schema.ts';
import { type Device, deviceOf } from './device.ts';

/**
 * The device of a log-in that none of the member's earlier sessions was on; null for a known one, and for the first
 * session of all. Versions do not count: an updated browser is the same device.
 */
export async function newDevice(
  tx: Database,
  memberId: string,
  userAgent: string | null,
): Promise<Device | null> {
  const known = await tx
    .selectDistinct({ userAgent: loginSessions.userAgent })
    .from(loginSessions)
    .where(eq(loginSessions.memberId, memberId));
  const device = deviceOf(userAgent);
  const isKnown = known.some((session) => looksLike(deviceOf(session.userAgent), device));
  return known.length === 0 || isKnown ? null : device;
}

const looksLike = (a: Device, b: Device): boolean =>
  a.name.en === b.name.en && withoutVersion(a.browser) === withoutVersion(b.browser);

const withoutVersion = (browser: string | null): string | undefined => browser?.replace(/ \d+$/, '');
