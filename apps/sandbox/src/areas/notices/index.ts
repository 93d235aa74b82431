export {
  deletePastNotices,
  getUnreadSince,
  isUnread,
  type Notice,
  type NoticeContent,
  storedNotices,
  writeNotice,
  writeNotices,
} from './notices.ts';
export { memberNotices } from './schema.ts';
