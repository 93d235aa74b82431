import { Card, CardLink, IconTile, Note, Photo, Section, Stack, Subheading, Text } from '@gli/ui';
import { ArrowLeftRight, Building2, ShieldCheck, ShoppingBag } from '@gli/ui/icons';
import { useTranslations } from '@/i18n';
import { Figures, Service, Services, Step, StepList, Title } from './Introduction.styles.ts';

type PartProps = {
  /** True below a member's own content. */
  compact?: boolean;
};

/** The four services. Spec §1 Home page */
export function ServiceCards({ compact = false }: PartProps) {
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
      <Services compact={compact}>
        {services.map(({ icon, title, text, href }) => (
          <Card key={title} interactive padding={compact ? 'sm' : 'md'}>
            <Service compact={compact}>
              <IconTile>{icon}</IconTile>
              <Stack gap="xs">
                <Subheading>
                  <CardLink href={href}>{title}</CardLink>
                </Subheading>
                {compact ? null : <Note>{text}</Note>}
              </Stack>
            </Service>
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
              radius="lg"
              css={{ marginBottom: '$2' }}
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

/** The hard-coded marketing figures from spec §1. */
export function MarketingFigures({ compact = false }: PartProps) {
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
