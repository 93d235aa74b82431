import type { DashboardNotice } from '@gli/sdk';
import { Badge, Card, Text, TextLink } from '@/design';
import { useFormats, useTranslations } from '@/i18n';
import { Section } from '@/shared';
import { EntryItem, EntryLine, EntryList } from './Entry.tsx';
import { noticeLink } from './message-links.ts';

type NoticesProps = {
  notices: readonly DashboardNotice[];
  /** Number of unread notifications, which may exceed the listed ones. */
  unread: number;
};

/** The latest notifications, with the server's texts. */
export function Notices({ notices, unread }: NoticesProps) {
  const t = useTranslations();
  const formats = useFormats();
  return (
    <Section
      title={t.alternateHome.notices()}
      action={
        notices.length > 0 ? (
          <div>
            <Badge tone="primary">{t.alternateHome.unread({ count: unread })}</Badge>
          </div>
        ) : undefined
      }
    >
      <Card>
        {notices.length === 0 ? (
          <Text tone="muted">{t.alternateHome.noNotices()}</Text>
        ) : (
          <EntryList>
            {notices.map((notice) => (
              <EntryItem key={notice.id}>
                <EntryLine>
                  <NoticeTitle notice={notice} />
                </EntryLine>
                <Text size="sm">{notice.text}</Text>
                <Text size="xs" tone="muted" numeric>
                  {formats.moment(notice.created_at)}
                </Text>
              </EntryItem>
            ))}
          </EntryList>
        )}
      </Card>
    </Section>
  );
}

function NoticeTitle({ notice }: { notice: DashboardNotice }) {
  const href = noticeLink(notice);
  if (href === null) return <Text weight="medium">{notice.title}</Text>;
  return <TextLink href={href}>{notice.title}</TextLink>;
}
