import { useGetDashboardOverview } from '@gli/sdk/react';
import { Button, CountBadge, DividedList, HeaderPopover, Heading, Note, Stack } from '@gli/ui';
import { BellIcon } from '@gli/ui/icons';
import { useEffect, useState } from 'react';
import { useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { NoticeRow } from './NoticeRow.tsx';
import { useSeenNotices } from './use-seen-notices.ts';

/** Delay before loading notifications, to keep the network free for the page, in ms. */
const DELAY_MS = 1_500;

/**
 * All of the member's notifications. The badge counts those not yet seen on this device. Opening the list marks them
 * as seen.
 */
export function NotificationBell() {
  const member = useMember();
  return member === null ? null : <Notices key={member.id} memberId={member.id} />;
}

function Notices({ memberId }: { memberId: string }) {
  const t = useTranslations();
  const [isWanted, setWanted] = useState(false);
  const overview = useGetDashboardOverview({}, { query: { enabled: isWanted } });
  const { count, isNew, see } = useSeenNotices(memberId, overview.data);
  const notices = overview.data?.notices ?? [];
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const open = () => {
    setWanted(true);
    see();
  };
  return (
    <HeaderPopover
      name="notices"
      label={count === '' ? t.navigation.notices() : t.navigation.noticesNew({ count })}
      face={
        <>
          <BellIcon aria-hidden />
          {count === '' ? null : (
            <CountBadge tone="danger" aria-hidden>
              {count}
            </CountBadge>
          )}
        </>
      }
      onOpen={open}
    >
      <Heading as="h2" size="sm" css={{ padding: '$2 $3' }}>
        {t.navigation.notices()}
      </Heading>
      {overview.isError && !overview.data ? (
        <Stack gap="sm" css={{ padding: '$2 $3' }} role="alert">
          <Note>{t.navigation.noticesFailed()}</Note>
          <Button
            variant="secondary"
            size="sm"
            busy={overview.isFetching}
            onClick={() => void overview.refetch()}
          >
            {t.common.retry()}
          </Button>
        </Stack>
      ) : notices.length === 0 ? (
        <Note role="status" css={{ padding: '$2 $3 $3' }}>
          {overview.data ? t.navigation.noNotices() : t.common.loading()}
        </Note>
      ) : (
        <DividedList>
          {notices.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isNew={isNew(notice.id)} />
          ))}
        </DividedList>
      )}
    </HeaderPopover>
  );
}
