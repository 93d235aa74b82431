import Play from 'lucide-react/icons/play';
import { useLocation, useSearch } from 'wouter';
import { Heading, Inline, LinkButton, Stack, styled, Text, VisuallyHidden } from '@/design';
import { useTranslations } from '@/i18n';
import { Note } from '@/shared';
import { guideHref, positionAt } from './guide-address.ts';
import { guides } from './guides.ts';

const List = styled('ol', {
  counterReset: 'guide',
  variants: {
    layout: {
      rows: {},
      cards: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
        gap: '$4',
      },
    },
  },
});
const Entry = styled('li', {
  display: 'flex',
  gap: '$3',
  counterIncrement: 'guide',
  '&::before': {
    content: 'counter(guide)',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: '$round',
    background: '$primarySoft',
    color: '$primaryText',
    fontSize: '$sm',
    fontWeight: '$semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    layout: {
      rows: { paddingBlock: '$4', '& + &': { borderTop: '1px solid $colors$border' } },
      cards: {
        padding: '$5',
        background: '$surface',
        border: '1px solid $colors$border',
        borderRadius: '$lg',
        boxShadow: '$card',
      },
    },
  },
});

type GuideEntriesProps = {
  headingAs: 'h3' | 'h4';
  layout?: 'rows' | 'cards';
  /** Called when a guide starts, before the page changes. */
  onStart?: () => void;
};

/** The guides in order, with their length and a start button. Spec §9 Guides */
export function GuideEntries({ headingAs, layout = 'rows', onStart = () => {} }: GuideEntriesProps) {
  const t = useTranslations();
  const [path] = useLocation();
  const search = useSearch();
  return (
    <List layout={layout}>
      {guides.map((guide) => {
        const { title, text } = t.walkthrough.names[guide.id];
        return (
          <Entry key={guide.id} layout={layout}>
            <Stack gap="xs" css={{ flex: 1 }}>
              <Heading as={headingAs} size="sm">
                {title()}
              </Heading>
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
          </Entry>
        );
      })}
    </List>
  );
}
