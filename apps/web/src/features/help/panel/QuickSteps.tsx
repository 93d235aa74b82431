import { Link } from 'wouter';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Expandable } from '../../../shared/Disclosure.tsx';
import { useSideMenus } from '../../../shared/side-menus.ts';
import { quickStepsFor } from './quick-steps.ts';

const Steps = styled('ol', {
  listStyle: 'decimal',
  paddingLeft: '$5',
  display: 'grid',
  gap: '$2',
  fontSize: '$sm',
  '& > li::marker': { color: '$primaryText', fontWeight: '$semibold' },
});

/** What to do first in the authentication center, on conversion and on My Page; those of this page are open. Spec §2 */
export function QuickSteps({ page }: { page: string }) {
  const t = useTranslations();
  const { closeDrawer } = useSideMenus();
  return (
    <Stack as="section" gap="xs">
      <Heading as="h3" size="sm">
        {t.helpPanel.quickSteps()}
      </Heading>
      <div>
        {quickStepsFor(page).map(({ name, path, steps, isHere }) => (
          <Expandable key={name} summary={t.places[name]()} open={isHere}>
            <Stack gap="md">
              <Steps>
                {steps.map((step) => (
                  <li key={step}>{t.helpPanel.quick[step]()}</li>
                ))}
              </Steps>
              {isHere ? null : (
                <Link href={path} onClick={closeDrawer} asChild>
                  <LinkButton variant="secondary" size="sm">
                    {t.helpPanel.goThere({ place: t.places[name]() })}
                  </LinkButton>
                </Link>
              )}
            </Stack>
          </Expandable>
        ))}
      </div>
    </Stack>
  );
}
