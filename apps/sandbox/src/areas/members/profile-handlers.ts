import { isDeepStrictEqual } from 'node:util';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { changeFields } from '../../core/fields/editable-fields.ts';
import { assertNotDeleted, lockMember } from '../../core/members/lock-member.ts';
import { members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import { texts } from '../../core/text/texts.ts';
import { setAvatar } from './avatar.ts';
import { changeProfile, profileVersion } from './profile.ts';
import { PROFILE_DEFAULTS } from './profile-fields.ts';
import { SUBSCRIPTION_FIELDS, subscriptionView } from './subscription-fields.ts';
import { publicMember, readUser } from './user-view.ts';

/** Returns the signed-in member with all private fields. */
export const getProfile = defineHandler('getProfile', async ({ db, member, now, language, reply }) => {
  assertNotDeleted(member, now);
  const user = await readUser(db, member.id, { now, language });
  return reply(200, user, { ETag: profileVersion(member) });
});

/** Sets every editable field. Omitted fields are cleared or reset to their defaults. */
export const replaceProfile = defineHandler(
  'replaceProfile',
  async ({ body, headers, db, member, now, language, reply }) => {
    const notifications = { ...PROFILE_DEFAULTS.notifications, ...body.notifications };
    const scope = { memberId: member.id, now, language, ifMatch: headers.get('If-Match') };
    const profile = { ...PROFILE_DEFAULTS, ...body, notifications };
    const { user, version } = await changeProfile(db, scope, profile);
    return reply(200, user, { ETag: version });
  },
);

/** Changes only the fields that are sent. Null clears a field. */
export const updateProfile = defineHandler(
  'updateProfile',
  async ({ body, db, member, now, language, reply }) => {
    const { user, version } = await changeProfile(db, { memberId: member.id, now, language }, body);
    return reply(200, user, { ETag: version });
  },
);

/** Returns the public profile of any member, including the caller. */
export const getMemberProfile = defineHandler(
  'getMemberProfile',
  async ({ path, db, now, language, reply }) => {
    const isActive = or(isNull(members.deletesAt), gt(members.deletesAt, now));
    const count = await db.$count(members, and(eq(members.id, path.id), isActive));
    if (count === 0) throw problem('not_found', { message: texts.validation.noMember });
    return reply(200, publicMember(await readUser(db, path.id, { now, language })));
  },
);

/** Sets the picture. The contract layer has already checked its type and size. */
export const uploadAvatar = defineHandler(
  'uploadAvatar',
  async ({ body, db, member, now, language, reply }) => {
    await setAvatar(db, { memberId: member.id, now }, body.avatar);
    return reply(200, await readUser(db, member.id, { now, language }));
  },
);

export const deleteAvatar = defineHandler('deleteAvatar', async ({ db, member, now, language, reply }) => {
  await setAvatar(db, { memberId: member.id, now }, null);
  return reply(200, await readUser(db, member.id, { now, language }));
});

/** Changes the plan and newsletters. Does nothing if they stay the same. */
export const updateSubscription = defineHandler(
  'updateSubscription',
  async ({ body, db, member, now, reply }) => {
    const before = await lockMember(db, member.id, now);
    const changes = changeFields(SUBSCRIPTION_FIELDS, before, body, now);
    if (isDeepStrictEqual({ ...before, ...changes }, before)) return reply(200, subscriptionView(before));
    const times = { subscriptionUpdatedAt: now, updatedAt: now };
    await db
      .update(members)
      .set({ ...changes, ...times })
      .where(eq(members.id, member.id));
    return reply(200, subscriptionView({ ...before, ...changes, ...times }));
  },
);
