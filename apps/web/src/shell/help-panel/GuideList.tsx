import { Stack } from '../../design/Layout.tsx';
import { styled } from '../../design/stitches.config.ts';
import { Heading, Text } from '../../design/Text.tsx';
import { useWords } from '../../i18n/words.ts';
import { guides } from './guides.ts';

const List = styled('ol', { counterReset: 'guide' });
const Entry = styled('li', {
  display: 'flex',
  gap: '$3',
  paddingBlock: '$4',
  counterIncrement: 'guide',
  '& + &': { borderTop: '1px solid $colors$border' },
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
});

/** The step-by-step guides with their length. Spec §9 Guides */
export function GuideList() {
  const words = useWords();
  return (
    <Stack gap="xs">
      <Text size="sm" tone="muted">
        {words.helpPanel.guidesLead()}
      </Text>
      <List>
        {guides.map(({ id, totalSteps, minutes }) => (
          <Entry key={id}>
            <Stack gap="xs">
              <Heading as="h3" size="sm">
                {words.helpPanel.guides[id].title()}
              </Heading>
              <Text size="sm" tone="muted">
                {words.helpPanel.guides[id].text()}
              </Text>
              <Text size="xs" tone="primary" weight="semibold" numeric>
                {words.helpPanel.guideLength({ steps: totalSteps, minutes })}
              </Text>
            </Stack>
          </Entry>
        ))}
      </List>
    </Stack>
  );
}
