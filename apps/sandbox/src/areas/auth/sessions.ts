import type { LoginSession } from '@gli/sdk';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import { statement } from '../../core/data/statement.ts';
import type { AccessTokens } from '../../core/members/access-tokens.ts';
import { loginSessions } from '../../core/members/schema.ts';
import { joinTexts, type Language, sameInBoth } from '../../core/text/text.ts';
import { texts } from '../../core/text/texts.ts';
import { plusMs, toKoreanTimestamp } from '../../core/time/time.ts';
import { writeNotice } from '../notices/index.ts';
import { type Device, maskIp, parseDevice } from './device.ts';
import { hashRefreshToken, newRefreshToken, REFRESH_TOKEN_LIFETIME_MS } from './refresh-tokens.ts';
import { refreshTokens } from './schema.ts';

export type SessionRow = typeof loginSessions.$inferSelect;
export type TokenPair = { readonly access: string; readonly refresh: string };

const USER_AGENT_MAX_CHARACTERS = 400;

const findUserAgents = statement((db) =>
  db
    .selectDistinct({ userAgent: loginSessions.userAgent })
    .from(loginSessions)
    .where(eq(loginSessions.memberId, sql.placeholder('memberId'))),
);

/** Opens a session, issues its first tokens, and notifies the member if the device is new. */
export async function openSession(
  tx: Database,
  tokens: AccessTokens,
  { memberId, headers, ip, now }: { memberId: string; headers: Headers; ip: string | null; now: Date },
): Promise<TokenPair> {
  const sessionId = newId('ses');
  const refresh = newRefreshToken();
  const expiresAt = plusMs(now, REFRESH_TOKEN_LIFETIME_MS);
  const userAgent = headers.get('User-Agent')?.slice(0, USER_AGENT_MAX_CHARACTERS) ?? null;
  const device = await newDevice(tx, memberId, userAgent);
  if (device !== null) {
    const { name, browser } = device;
    const text = browser === null ? name : joinTexts([name, sameInBoth(browser)], ', ');
    await writeNotice(tx, memberId, { kind: 'security', ...texts.account.newDevice(text) }, now);
  }
  const times = { createdAt: now, lastActiveAt: now, expiresAt };
  await tx.insert(loginSessions).values({ id: sessionId, memberId, userAgent, ip, ...times });
  await tx.insert(refreshTokens).values({ hash: hashRefreshToken(refresh), sessionId, expiresAt });
  return { access: await tokens.issue({ memberId, sessionId }, now), refresh };
}

/**
 * Returns the device of a login if no earlier session of the member used it. Null for a known device and for the first
 * session. Ignores versions, so an updated browser is the same device.
 */
async function newDevice(tx: Database, memberId: string, userAgent: string | null): Promise<Device | null> {
  const known = await findUserAgents(tx, { memberId });
  const device = parseDevice(userAgent);
  const isKnown = known.some((session) => isSameDevice(parseDevice(session.userAgent), device));
  return known.length === 0 || isKnown ? null : device;
}

const isSameDevice = (a: Device, b: Device): boolean =>
  a.name.en === b.name.en && withoutVersion(a.browser) === withoutVersion(b.browser);

const withoutVersion = (browser: string | null): string | undefined => browser?.replace(/ \d+$/, '');

/** Ends one, all, or all but one of the member's active sessions. Returns the sessions that it ended. */
export async function endSessions(
  tx: Database,
  {
    memberId,
    sessionId,
    exceptId,
    now,
  }: { memberId: string; sessionId?: string; exceptId?: string; now: Date },
): Promise<SessionRow[]> {
  return tx
    .update(loginSessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(loginSessions.memberId, memberId),
        sessionId === undefined ? undefined : eq(loginSessions.id, sessionId),
        exceptId === undefined ? undefined : ne(loginSessions.id, exceptId),
        isNull(loginSessions.endedAt),
        gt(loginSessions.expiresAt, now),
      ),
    )
    .returning();
}

/** Returns a session as listed on My Page. */
export function sessionView(row: SessionRow, current: string, now: Date, language: Language): LoginSession {
  const device = parseDevice(row.userAgent);
  const endsAt = row.endedAt ?? row.expiresAt;
  return {
    id: row.id,
    device: device.name[language],
    device_type: device.type,
    operating_system: device.operatingSystem,
    browser: device.browser,
    ip: maskIp(row.ip),
    location: language === 'ko' ? row.locationKo : row.locationEn,
    created_at: toKoreanTimestamp(row.createdAt),
    last_active_at: toKoreanTimestamp(row.lastActiveAt),
    expires_at: toKoreanTimestamp(endsAt),
    status: endsAt > now ? 'active' : 'expired',
    current: row.id === current,
  };
}
