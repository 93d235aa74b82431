import type { User } from '@gli/sdk';
import { Dialog } from '@/design';
import { useTranslations } from '@/i18n';
import { ContactCode, useProfilePhoneCodes } from '../../kyc/index.ts';

/** Verifies the profile's phone number, or a new one that then replaces it. */
export default function PhoneDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const t = useTranslations();
  const codes = useProfilePhoneCodes(member.id);
  return (
    <Dialog open onClose={onClose} title={t.mypage.verifyPhone()}>
      <ContactCode kind="phone" codes={codes} known={member.phone ?? ''} onVerified={onClose} />
    </Dialog>
  );
}
