import type { DashboardNotice } from '@gli/sdk';
import { Badge, Card, Text } from '@/design';
import { useTranslations } from '@/i18n';
import { LinkRows, Section } from '@/shared';
import { NoticeRow } from './NoticeRow.tsx';

type NoticesProps = {
  notices: readonly DashboardNotice[];
  /** Number of unread notifications, which may exceed the listed ones. */
  unread: number;
};

/** The latest notifications. */
export function Notices({ notices, unread }: NoticesProps) {
  const t = useTranslations();
  if (notices.length === 0) {
    return (
      <Section title={t.alternateHome.notices()}>
        <Card>
          <Text tone="muted">{t.alternateHome.noNotices()}</Text>
        </Card>
      </Section>
    );
  }
  return (
    <Section
      title={t.alternateHome.notices()}
      action={
        <div>
          <Badge tone="primary">{t.alternateHome.unread({ count: unread })}</Badge>
        </div>
      }
    >
      <LinkRows>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </LinkRows>
    </Section>
  );
}
