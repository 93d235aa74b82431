import { Checkbox } from '../../../design/controls/Checkbox.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';

/** Whether the auto-login box is ticked; it has no effect (decision 6). */
export type AutoLogin = { checked: boolean; onChange: (checked: boolean) => void };

const Place = styled('div', {
  fontSize: '$sm',
  color: '$textMuted',
  whiteSpace: 'nowrap',
  // In the header where there is room, else at the end of the panel.
  variants: {
    where: {
      header: { display: 'none', '@bp3': { display: 'block' } },
      panel: { '@bp3': { display: 'none' } },
    },
  },
});

/** The 'auto login' box, shown with a connected wallet. Spec §1 Header */
export function AutoLoginBox({ checked, onChange, where }: AutoLogin & { where: 'header' | 'panel' }) {
  const t = useTranslations();
  return (
    <Place where={where}>
      <Checkbox
        label={t.walletWidget.autoLogin()}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Place>
  );
}
