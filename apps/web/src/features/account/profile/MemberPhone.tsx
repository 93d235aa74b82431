import type { User } from '@gli/sdk';
import { Suspense, useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Inline } from '../../../design/display/Layout.tsx';
import type { Namespaces } from '../../../i18n/i18n-types.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Part } from '../../../shared/loading/Part.tsx';
import { useLazyPart } from '../../../shared/loading/use-lazy-part.ts';

const loadDialog = async () => (await import('./PhoneDialog.tsx')).default;
const dialogNamespaces: readonly Namespaces[] = ['contactCode'];

/** The member's number, and whether it is verified; a number that is not yet, or none, can be verified here. */
export function MemberPhone({ member }: { member: User }) {
  const t = useTranslations();
  const [isOpen, setOpen] = useState(false);
  const PhoneDialog = useLazyPart(loadDialog, dialogNamespaces);
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
          <Suspense fallback={null}>
            <PhoneDialog member={member} onClose={() => setOpen(false)} />
          </Suspense>
        </Part>
      ) : null}
    </Inline>
  );
}
