import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { useSideMenus } from '../../../shared/side-menus.ts';
import { GuideEntries } from '../guides/GuideEntries.tsx';

/** The step-by-step guides with their length, each ready to begin. Spec §2 Guide, §9 Guides */
export function GuideList() {
  const t = useTranslations();
  const { closeDrawer } = useSideMenus();
  return (
    <Stack gap="xs">
      <Text size="sm" tone="muted">
        {t.helpPanel.guidesLead()}
      </Text>
      {/* A drawer would lie between the guide and the page. */}
      <GuideEntries headingAs="h3" onStart={closeDrawer} />
    </Stack>
  );
}
