import type { User } from '@gli/sdk';
import { useState } from 'react';
import { Badge, Button, Inline } from '@/design';
import { useTranslations } from '@/i18n';
import { Part } from '@/shared';
import PhoneDialog from './PhoneDialog.tsx';

/** The member's number with its verification status, and a verification form if needed. */
export function MemberPhone({ member }: { member: User }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap="sm">
      {member.phone ?? t.mypage.none()}
      {member.phone === null ? null : (
        <Badge tone={member.phone_verified ? 'success' : 'warning'}>
          {member.phone_verified ? t.mypage.phoneVerified() : t.mypage.phoneUnverified()}
        </Badge>
      )}
      {member.phone_verified ? null : (
        <Button size="sm" variant="secondary" onClick={() => setOpen(true)}>
          {t.mypage.verifyPhone()}
        </Button>
      )}
      {isOpen ? (
        <Part>
          <PhoneDialog member={member} onClose={() => setOpen(false)} />
        </Part>
      ) : null}
    </Inline>
  );
}
