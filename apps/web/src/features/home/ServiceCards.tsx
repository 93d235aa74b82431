import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Building2 from 'lucide-react/icons/building-2';
import ShieldCheck from 'lucide-react/icons/shield-check';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Link } from 'wouter';
import { Card, CardLink } from '../../design/display/Card.tsx';
import { Stack } from '../../design/display/Layout.tsx';
import { Heading, Text } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
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
  const t = useTranslations();
  const services = [
    {
      icon: <Building2 aria-hidden />,
      title: t.home.serviceRwa(),
      text: t.home.serviceRwaText(),
      href: '/rwa-assets',
    },
    {
      icon: <ArrowLeftRight aria-hidden />,
      title: t.home.serviceConversion(),
      text: t.home.serviceConversionText(),
      href: '/conversion',
    },
    {
      icon: <ShoppingBag aria-hidden />,
      title: t.home.serviceShopping(),
      text: t.home.serviceShoppingText(),
      href: '/shopping',
    },
    {
      icon: <ShieldCheck aria-hidden />,
      title: t.home.serviceAuth(),
      text: t.home.serviceAuthText(),
      href: '/auth',
    },
  ];
  return (
    <Section title={t.home.servicesTitle()}>
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
