import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Building2 from 'lucide-react/icons/building-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Link } from 'wouter';
import { Card, CardLink } from '../../design/display/Card.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useWords } from '../../i18n/words.ts';
import { Section } from '../../shared/Section.tsx';

const Four = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 520px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Icon = styled('div', {
  display: 'grid',
  placeContent: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '$md',
  background: '$primarySoft',
  color: '$primaryText',
});

/** The four services. Spec §1 Home page */
export function ServiceCards() {
  const words = useWords();
  const services = [
    {
      icon: <Building2 aria-hidden />,
      title: words.home.serviceRwa(),
      text: words.home.serviceRwaText(),
      href: '/rwa-assets',
    },
    {
      icon: <ArrowLeftRight aria-hidden />,
      title: words.home.serviceConversion(),
      text: words.home.serviceConversionText(),
      href: '/conversion',
    },
    {
      icon: <ShoppingBag aria-hidden />,
      title: words.home.serviceShopping(),
      text: words.home.serviceShoppingText(),
      href: '/shopping',
    },
    {
      icon: <ShieldCheck aria-hidden />,
      title: words.home.serviceAuth(),
      text: words.home.serviceAuthText(),
      href: '/auth',
    },
  ];
  return (
    <Section title={words.home.servicesTitle()}>
      <Four>
        {services.map(({ icon, title, text, href }) => (
          <Card key={title} interactive>
            <Stack gap="md">
              <Icon>{icon}</Icon>
              <Stack gap="xs">
                <Heading as="h3" size="sm">
                  <Link href={href} asChild>
                    <CardLink>{title}</CardLink>
                  </Link>
                </Heading>
                <Text size="sm" tone="muted">
                  {text}
                </Text>
              </Stack>
            </Stack>
          </Card>
        ))}
      </Four>
    </Section>
  );
}
