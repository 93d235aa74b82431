export { newMemberRow } from './new-member.ts';
export { readUser } from './user-view.ts';
