import { createHash } from 'node:crypto';

// Others beside the cast, so that an operator's list has pages and Kim a place among many. All of it follows from the
// numbers and names below, so every sandbox has the same.

/** How many members an owner of a code invited, how many of them invested, and how many still lack a wallet. */
export const OWNERS: ReadonlyArray<readonly [invited: number, invested: number, pending: number]> = [
  [5, 4, 0],
  [5, 3, 1],
  [4, 3, 0],
  [4, 2, 0],
  [4, 2, 1],
  [3, 3, 0],
  [3, 2, 0],
  [3, 2, 0],
  [3, 1, 1],
  [3, 0, 0],
  [2, 2, 0],
  [2, 1, 0],
  [2, 0, 0],
  [2, 0, 1],
  [1, 1, 0],
  [1, 1, 0],
  [1, 1, 0],
  [1, 0, 1],
  [1, 0, 0],
  [1, 0, 0],
  [1, 0, 0],
  [1, 0, 0],
  [0, 0, 2],
  [0, 0, 1],
  [0, 0, 0],
  [0, 0, 0],
];

const SURNAMES = [
  ['강', 'kang'],
  ['조', 'cho'],
  ['윤', 'yoon'],
  ['장', 'jang'],
  ['임', 'lim'],
  ['한', 'han'],
  ['오', 'oh'],
  ['서', 'seo'],
  ['신', 'shin'],
  ['권', 'kwon'],
  ['황', 'hwang'],
] as const;
const GIVEN_NAMES = [
  ['민수', 'minsu'],
  ['지우', 'jiwoo'],
  ['서준', 'seojun'],
  ['하은', 'haeun'],
  ['도윤', 'doyun'],
  ['수아', 'sua'],
  ['예준', 'yejun'],
  ['지민', 'jimin'],
  ['현우', 'hyunwoo'],
  ['유진', 'yujin'],
  ['승현', 'seunghyun'],
  ['다은', 'daeun'],
  ['태양', 'taeyang'],
] as const;
export type Kind = 'invested' | 'joined' | 'pending';
export type Person = ReturnType<typeof person>;
export type Invitation = {
  readonly owner: number;
  readonly kind: Kind;
  readonly index: number;
  readonly joinedAt: Date;
  readonly invitee: Person;
};

/** The invitations in the order of time, turn by turn among the owners. */
export function spread(): Array<{ owner: number; kind: Kind }> {
  const turn = (kind: Kind, count: (row: (typeof OWNERS)[number]) => number) =>
    OWNERS.flatMap((row, owner) =>
      Array.from({ length: count(row) }, (_, round) => ({ owner, kind, round })),
    );
  const slots = [
    ...turn('invested', ([, invested]) => invested),
    ...turn('joined', ([invited, invested]) => invited - invested),
  ].sort((a, b) => a.round - b.round || a.owner - b.owner);
  return [...slots, ...turn('pending', ([, , pending]) => pending)];
}

/** Bytes that follow from a text. */
export const digest = (text: string) => createHash('sha256').update(text).digest();
/** An id that follows from a text. */
export const seededId = (prefix: string, text: string) =>
  `${prefix}_${BigInt(`0x${digest(text).toString('hex')}`)
    .toString(36)
    .slice(0, 10)}`;

/** The member of a number, always the same. */
export function person(index: number, joinedAt: Date) {
  const surname = SURNAMES[index % SURNAMES.length] ?? SURNAMES[0];
  const given = GIVEN_NAMES[index % GIVEN_NAMES.length] ?? GIVEN_NAMES[0];
  const email = `${given[1]}.${surname[1]}@example.com`;
  return { id: seededId('mem', email), name: `${surname[0]}${given[0]}`, email, joinedAt };
}
