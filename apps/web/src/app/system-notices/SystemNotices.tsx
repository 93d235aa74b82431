import { useState } from 'react';
import { Button } from '../../design/controls/Button.tsx';
import { Inline } from '../../design/display/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useOnline } from '../../shared/browser/use-online.ts';
import { useAppUpdates } from '../service-worker/use-app-updates.ts';

// At the lower edge, over the page: nothing shifts when a notice appears or disappears.
const Notices = styled('div', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: '$menu',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '$2',
  padding: '0 $4 max($4, env(safe-area-inset-bottom))',
  pointerEvents: 'none',
});
const Bar = styled('div', {
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  maxWidth: '42rem',
  padding: '$3 $4',
  borderRadius: '$md',
  border: '1px solid $colors$border',
  borderInlineStart: '4px solid $colors$primary',
  background: '$surface',
  boxShadow: '$overlay',
  fontSize: '$sm',
  lineHeight: '$body',
});
const Message = styled('p', { flex: '1 1 14rem', margin: 0, '& > strong': { display: 'block' } });

/** What a reload would take: not a search, which stands in the address, nor one of a few choices. */
const FIELDS = 'textarea, input:not([type=search], [type=radio])';

/** Whether the page shows text that somebody typed, or a chosen file. */
function hasTypedText(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
  return fields.some((field) => field.value && field.matches(':user-valid, :user-invalid'));
}

/** Notices that stay while they hold: there is no network, or a new version waits. Spec §4 Startup */
export function SystemNotices() {
  const t = useTranslations();
  const isOnline = useOnline();
  const updates = useAppUpdates();
  const [isPostponed, setPostponed] = useState(false);
  // The browser's own question: its code cannot be gone with the old version.
  const mayReload = () => !hasTypedText() || confirm(t.systemNotices.updateText());
  return (
    <Notices role="status">
      {isOnline ? null : (
        <Bar>
          <Message>
            <strong>{t.systemNotices.offlineTitle()}</strong>
            {t.systemNotices.offlineText()}
          </Message>
        </Bar>
      )}
      {updates && !isPostponed ? (
        <Bar>
          <Message>
            <strong>{t.systemNotices.updateTitle()}</strong>
            {t.systemNotices.updateText()}
          </Message>
          <Inline gap="sm">
            <Button variant="ghost" onClick={() => setPostponed(true)}>
              {t.systemNotices.updateLater()}
            </Button>
            <Button onClick={() => mayReload() && updates.install()}>{t.systemNotices.updateNow()}</Button>
          </Inline>
        </Bar>
      ) : null}
    </Notices>
  );
}
