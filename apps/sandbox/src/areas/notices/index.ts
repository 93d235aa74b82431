export { isUnread, type News, type Notice, writeNotice, writtenNotices } from './notices.ts';
export { memberNotices } from './schema.ts';
