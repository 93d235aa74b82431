import { Card, CardLink, IconTile, Inline, Photo, Section, Subheading, Text } from '@gli/ui';
import { ArrowLeftRight, Building2, ShieldCheck, ShoppingBag } from '@gli/ui/icons';
import { useTranslations } from '@/i18n';
import { Figures, Services, Step, StepList, Title } from './Introduction.styles.ts';

/** The four services. Spec §1 Home page */
export function ServiceCards() {
  const t = useTranslations();
  const services = [
    { icon: <Building2 />, title: t.home.serviceRwa(), href: '/rwa-assets' },
    { icon: <ArrowLeftRight />, title: t.home.serviceConversion(), href: '/conversion' },
    { icon: <ShoppingBag />, title: t.home.serviceShopping(), href: '/shopping' },
    { icon: <ShieldCheck />, title: t.home.serviceAuth(), href: '/auth' },
  ];
  return (
    <Section title={t.home.servicesTitle()}>
      <Services>
        {services.map(({ icon, title, href }) => (
          <Card key={title} interactive padding="sm">
            <Inline nowrap gap="snug">
              <IconTile aria-hidden>{icon}</IconTile>
              <Subheading>
                <CardLink href={href}>{title}</CardLink>
              </Subheading>
            </Inline>
          </Card>
        ))}
      </Services>
    </Section>
  );
}

export function Steps() {
  const { home } = useTranslations();
  const steps = [
    { picture: 'choose', title: home.stepChoose(), text: home.stepChooseText() },
    { picture: 'invest', title: home.stepInvest(), text: home.stepInvestText() },
    { picture: 'travel', title: home.stepTravel(), text: home.stepTravelText() },
  ];
  return (
    <Section title={home.stepsTitle()}>
      <StepList>
        {steps.map(({ picture, title, text }) => (
          <Step key={picture}>
            <Photo
              wide
              radius="lg"
              src={`/media/home/${picture}.svg`}
              alt=""
              width={1200}
              height={800}
              loading="lazy"
            />
            <Title as="h3" size="md">
              {title}
            </Title>
            <Text tone="muted">{text}</Text>
          </Step>
        ))}
      </StepList>
    </Section>
  );
}

type MarketingFiguresProps = {
  /** True below a member's own content. */
  compact?: boolean;
};

/** The hard-coded marketing figures from spec §1. */
export function MarketingFigures({ compact = false }: MarketingFiguresProps) {
  const { home } = useTranslations();
  const figures = [
    [home.figureInvestors(), home.figureInvestorsValue()],
    [home.figureInvested(), home.figureInvestedValue()],
    [home.figureAssets(), home.figureAssetsValue()],
    [home.figureSatisfaction(), home.figureSatisfactionValue()],
  ];
  return (
    <Section title={home.figuresTitle()}>
      <Card tone="primary" padding={compact ? 'sm' : 'lg'}>
        <Figures compact={compact}>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
      </Card>
    </Section>
  );
}
