import {
  Card,
  Grid,
  IconTile,
  Inline,
  LinkButton,
  Note,
  Stack,
  Subheading,
  Text,
  VisuallyHidden,
} from '@gli/ui';
import { Play } from '@gli/ui/icons';
import { useLocation, useSearch } from 'wouter';
import { useTranslations } from '@/i18n';
import { guideHref, positionAt } from './guide-address.ts';
import { guides } from './guides.ts';

type GuideEntriesProps = {
  /** Called when a guide starts, before the page changes. */
  onStart?: () => void;
};

/** The guides in order, with their length and a start button. Spec §9 Guides */
export function GuideEntries({ onStart = () => {} }: GuideEntriesProps) {
  const t = useTranslations();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <Grid as="ol" min="lg" gap="sm">
      {guides.map((guide, index) => {
        const { title, text } = t.walkthrough.names[guide.id];
        return (
          <Card as="li" padding="sm" key={guide.id}>
            <Inline nowrap align="stretch" gap="snug" css={{ height: '100%' }}>
              <IconTile size="sm" shape="round" aria-hidden>
                {index + 1}
              </IconTile>
              <Stack gap="xs" css={{ flex: 1 }}>
                <Subheading>{title()}</Subheading>
                <Note>{text()}</Note>
                <Inline justify="between" css={{ marginTop: 'auto', paddingTop: '$2' }}>
                  <Text size="xs" tone="primary" weight="semibold" numeric>
                    {t.walkthrough.duration({ steps: guide.steps.length, minutes: guide.minutes })}
                  </Text>
                  <LinkButton
                    href={guideHref(positionAt(guide, 1), { path, search })}
                    onClick={onStart}
                    variant="secondary"
                    size="sm"
                  >
                    <Play aria-hidden />
                    {t.walkthrough.start()}
                    <VisuallyHidden>{title()}</VisuallyHidden>
                  </LinkButton>
                </Inline>
              </Stack>
            </Inline>
          </Card>
        );
      })}
    </Grid>
  );
}
