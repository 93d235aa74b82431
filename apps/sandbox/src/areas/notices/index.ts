export {
  isUnread,
  type Notice,
  type NoticeContent,
  storedNotices,
  writeNotice,
} from './notices.ts';
export { memberNotices } from './schema.ts';
