import { Button, Inline } from '@gli/ui';
import { useTranslations } from '@/i18n';
import { useAppUpdates } from '../service-worker/use-app-updates.ts';
import { NoticeBar } from './NoticeBar.tsx';

/** Matches fields whose text would be lost by a reload. A search text is kept in the URL. */
const FIELDS = 'textarea, input:not([type=search], [type=radio])';

/** True if the page has typed text or a selected file. */
function hasTypedText(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
  return fields.some((field) => field.value && field.matches(':user-valid, :user-invalid'));
}

/** Registers the service worker and offers a new version once it is waiting. */
export function UpdateNotice() {
  const t = useTranslations();
  const updates = useAppUpdates();
  if (!updates.isReady) return null;
  // Uses the browser's confirmation, because the old version's code for the app's dialog may no longer exist.
  const mayReload = () => !hasTypedText() || confirm(t.systemNotices.updateText());
  return (
    <NoticeBar title={t.systemNotices.updateTitle()} text={t.systemNotices.updateText()}>
      <Inline gap="sm">
        <Button variant="ghost" onClick={updates.postpone}>
          {t.systemNotices.updateLater()}
        </Button>
        <Button variant="secondary" onClick={() => mayReload() && updates.install()}>
          {t.systemNotices.updateNow()}
        </Button>
      </Inline>
    </NoticeBar>
  );
}
