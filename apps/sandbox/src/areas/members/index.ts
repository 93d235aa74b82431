export { accountErasures, eraseDueAccounts, GRACE_DAYS } from './erasure.ts';
export { newMemberRow } from './new-member.ts';
export { readUser } from './user-view.ts';
