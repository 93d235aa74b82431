import type { DashboardNotice } from '@gli/sdk';
import { LinkRow, Text } from '@gli/ui';
import { useFormats, useTranslations } from '@/i18n';
import { MessageIcon } from '../overview/message-icons.tsx';
import { noticeLink } from '../overview/message-links.ts';

type NoticeRowProps = {
  notice: DashboardNotice;
  /** True if the member has not seen the notification on this device. */
  isNew?: boolean;
};

export function NoticeRow({ notice, isNew = false }: NoticeRowProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <LinkRow
      href={noticeLink(notice)}
      icon={<MessageIcon kind={notice.kind} />}
      title={notice.title}
      isNew={isNew}
    >
      <Text size="sm">{notice.text}</Text>
      <Text size="xs" tone="muted" numeric>
        {formats.moment(notice.created_at) + (isNew ? ` · ${t.navigation.noticeNew()}` : '')}
      </Text>
    </LinkRow>
  );
}
