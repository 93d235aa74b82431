import type { KeyValueStorage } from '@gli/session';
import { useMemo } from 'react';
import { createStore, storedList, useStored, withFirst } from '../stored-value.ts';
import { useMember } from './use-member.ts';

/** Max items of the lists that this browser keeps for each member. */
const MAX_ITEMS = { watchlist: 100, 'recently-viewed': 12 } as const;

export type MemberListName = keyof typeof MAX_ITEMS;

/** Key of a value that is kept per member. A visitor's value has no suffix. */
const toMemberKey = (name: string, memberId: string | null) =>
  memberId === null ? name : `${name}-${memberId}`;

const memberList = (name: MemberListName, memberId: string | null) =>
  storedList(toMemberKey(name, memberId), /^[\w:-]{1,80}$/, MAX_ITEMS[name]);

/**
 * Returns a list of the current member or visitor, latest first, with functions that read and update it. After a
 * logout it stays in this browser, but only the same member sees it again.
 */
export function useMemberList(name: MemberListName) {
  const memberId = useMember()?.id ?? null;
  const list = useStored(useMemo(() => memberList(name, memberId), [name, memberId]));
  return { ...list, maximum: MAX_ITEMS[name] };
}

/** Moves the lists of a visitor to the member who has logged in. */
export function moveVisitorLists(local: KeyValueStorage, memberId: string): void {
  for (const name of ['watchlist', 'recently-viewed'] as const) {
    const visitor = createStore(local, memberList(name, null));
    const items = visitor.get();
    if (items.length === 0) continue;
    createStore(local, memberList(name, memberId)).update((own) => withFirst(own, ...items));
    visitor.update(() => []);
  }
}
