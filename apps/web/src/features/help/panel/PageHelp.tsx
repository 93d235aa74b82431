import { useLocation } from 'wouter';
import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { routeOf } from '../../../routes.ts';
import { HelpTopics } from './HelpTopics.tsx';
import { QuickSteps } from './QuickSteps.tsx';

/** What the page that is shown is for, quick steps and topics. Spec §2 Right help panel, Help */
export function PageHelp() {
  const t = useTranslations();
  const [path] = useLocation();
  const page = routeOf(path)?.route.name ?? 'notFound';
  return (
    <Stack gap="lg">
      <Card tone="primary" padding="sm">
        <Stack gap="sm">
          <Text size="xs" tone="primary" weight="semibold">
            {t.helpPanel.thisPage()}
          </Text>
          <Heading as="h3" size="sm">
            {t.places[page]()}
          </Heading>
          <Text size="sm">{t.helpPanel.pages[page]()}</Text>
        </Stack>
      </Card>
      {/* The key closes what was opened when the route changes. */}
      <QuickSteps key={`steps ${path}`} page={page} />
      <HelpTopics key={`topics ${path}`} />
    </Stack>
  );
}
