import type { User } from '@gli/sdk';
import { Badge, Button, Dialog, Inline, SectionErrorBoundary } from '@gli/ui';
import { useState } from 'react';
import { useTranslations } from '@/i18n';
import { ContactCode, useProfilePhoneCodes } from '../../kyc/index.ts';

/** The member's number with its verification status, and a verification form if needed. */
export function MemberPhone({ member }: { member: User }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap="sm">
      <span>{member.phone ?? t.mypage.none()}</span>
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
        <SectionErrorBoundary>
          <PhoneDialog member={member} onClose={() => setOpen(false)} />
        </SectionErrorBoundary>
      ) : null}
    </Inline>
  );
}

/** Verifies the profile's phone number, or a new one that then replaces it. */
function PhoneDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const t = useTranslations();
  const codes = useProfilePhoneCodes(member.id);
  return (
    <Dialog open onClose={onClose} title={t.mypage.verifyPhone()}>
      <ContactCode kind="phone" codes={codes} known={member.phone ?? ''} onVerified={onClose} />
    </Dialog>
  );
}
