import type { DashboardNotice } from '@gli/sdk';
import { Badge, LinkRows, Section } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { NoticeRow } from './NoticeRow.tsx';

type NoticesProps = {
  notices: readonly DashboardNotice[];
  /** Number of unread notifications, which may exceed the listed ones. */
  unread: number;
};

export function Notices({ notices, unread }: NoticesProps) {
  const t = useTranslations();
  return (
    <Section
      title={t.alternateHome.notices()}
      action={
        notices.length > 0 ? <Badge tone="primary">{t.alternateHome.unread({ count: unread })}</Badge> : null
      }
    >
      <LinkRows empty={t.alternateHome.noNotices()}>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </LinkRows>
    </Section>
  );
}
