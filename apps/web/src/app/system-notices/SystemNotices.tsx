import { useState } from 'react';
import { Button } from '../../design/controls/Button.tsx';
import { Inline } from '../../design/display/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { useOnline } from '../../shared/use-online.ts';
import { useAppUpdates } from './use-app-updates.ts';

// At the lower edge, over the page: nothing moves when a notice comes or goes.
const Place = styled('div', {
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
const Words = styled('p', { flex: '1 1 14rem', margin: 0, '& > strong': { display: 'block' } });

/** What stays as long as it is so: that there is no network, and that a new version waits. Spec §4 Startup */
export function SystemNotices() {
  const t = useTranslations();
  const isOnline = useOnline();
  const updates = useAppUpdates();
  const [isLater, setLater] = useState(false);
  return (
    <Place role="status">
      {isOnline ? null : (
        <Bar>
          <Words>
            <strong>{t.standing.offlineTitle()}</strong>
            {t.standing.offlineText()}
          </Words>
        </Bar>
      )}
      {updates && !isLater ? (
        <Bar>
          <Words>
            <strong>{t.standing.updateTitle()}</strong>
            {t.standing.updateText()}
          </Words>
          <Inline gap="sm">
            <Button variant="ghost" onClick={() => setLater(true)}>
              {t.standing.updateLater()}
            </Button>
            <Button onClick={() => updates.takeNew()}>{t.standing.updateNow()}</Button>
          </Inline>
        </Bar>
      ) : null}
    </Place>
  );
}
