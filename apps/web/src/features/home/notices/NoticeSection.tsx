import type { DashboardOverview } from '@gli/sdk';
import { Badge, Button, LinkRows, Section } from '@gli/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from '@/i18n';
import { NoticeRow } from './NoticeRow.tsx';
import { useSeenNotices } from './use-seen-notices.ts';

/** Number of notifications that are shown before the member asks for all of them. */
const FIRST_COUNT = 3;

type NoticeSectionProps = { memberId: string; overview: DashboardOverview };

/** The newest notifications, and all of them on demand. Scrolling to them marks them as seen. */
export function NoticeSection({ memberId, overview }: NoticeSectionProps) {
  const t = useTranslations();
  const root = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { count, isNew, see } = useSeenNotices(memberId, overview);
  const { notices } = overview;
  useEffect(() => {
    if (!root.current || count === '') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) see();
    });
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [count, see]);
  return (
    <div ref={root}>
      <Section
        title={t.alternateHome.notices()}
        action={count === '' ? null : <Badge tone="primary">{t.alternateHome.unread({ count })}</Badge>}
      >
        <LinkRows empty={t.alternateHome.noNotices()}>
          {(isWhole ? notices : notices.slice(0, FIRST_COUNT)).map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isNew={isNew(notice.id)} />
          ))}
        </LinkRows>
        {isWhole || notices.length <= FIRST_COUNT ? null : (
          <div>
            <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
              {t.alternateHome.allNotices({ count: notices.length })}
            </Button>
          </div>
        )}
      </Section>
    </div>
  );
}
