import type { PublicMember, User } from '@gli/sdk';

/** What other members may know of one. */
export function publicMember(user: User): PublicMember {
  return {
    id: user.id,
    display_name: maskName(user.name),
    avatar_url: user.avatar_url,
    bio: user.bio,
    grade: user.grade,
    achievements: user.achievements.filter(({ unlocked_at }) => unlocked_at !== null).map(({ code }) => code),
    identity_verified: user.kyc.level === 'full',
    // Timestamps are written in Korean time.
    joined_on: user.joined_at.slice(0, 10),
  };
}

/** A name with its middle masked, `이*호`; of a two-letter name the second letter. */
export function maskName(name: string): string {
  const letters = [...name];
  const [first = '', ...rest] = letters;
  if (rest.length <= 1) return `${first}${'*'.repeat(rest.length)}`;
  return `${first}${'*'.repeat(rest.length - 1)}${rest.at(-1)}`;
}
