// What other areas use of this one.
export { isUnread, type Notice, writtenNotices } from './notices.ts';
export { memberNotices } from './schema.ts';
export { type News, writeNotice } from './write-notice.ts';
