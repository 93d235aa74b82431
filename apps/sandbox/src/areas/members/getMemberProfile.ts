import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { defineHandler } from '../../core/contract/handler.ts';
import { members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import { publicMember } from './public-member.ts';
import { readUser } from './user-view.ts';

/** What members may see of each other, of oneself too. */
export const getMemberProfile = defineHandler(
  'getMemberProfile',
  async ({ path, db, now, language, reply }) => {
    const isActive = or(isNull(members.deletesAt), gt(members.deletesAt, now));
    const [found] = await db
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.id, path.id), isActive));
    if (!found) {
      throw problem('not_found', {
        message: { ko: '존재하지 않는 회원입니다.', en: 'This member does not exist.' },
      });
    }
    return reply(200, publicMember(await readUser(db, found.id, { now, language })));
  },
);
