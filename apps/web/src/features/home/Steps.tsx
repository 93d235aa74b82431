import { Heading, Text } from '../../design/display/Text.tsx';
import { keyframes, styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Section } from '../../shared/Section.tsx';

const rise = keyframes({ from: { transform: 'translateY(2.5rem)' } });
const Three = styled('ol', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  counterReset: 'step',
  '@mobile': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '$10' },
});
const Step = styled('li', {
  display: 'grid',
  gap: '$2',
  alignContent: 'start',
  counterIncrement: 'step',
  // Scrolled to, a step rises. Nothing fades: a text must be readable at any moment.
  '@motion': {
    '@supports (animation-timeline: view())': {
      animation: `${rise} linear both`,
      animationTimeline: 'view()',
      animationRange: 'entry 0% entry 60%',
    },
  },
});
const Picture = styled('img', {
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: '$lg',
  marginBottom: '$2',
  background: '$surfaceSunken',
});
const Title = styled(Heading, {
  '&::before': { content: 'counter(step) ". "', color: '$primaryText' },
});

/** How the platform works, in three pictures. */
export function Steps() {
  const { home } = useTranslations();
  const steps = [
    { picture: 'choose', title: home.stepChoose(), text: home.stepChooseText() },
    { picture: 'invest', title: home.stepInvest(), text: home.stepInvestText() },
    { picture: 'travel', title: home.stepTravel(), text: home.stepTravelText() },
  ];
  return (
    <Section title={home.stepsTitle()}>
      <Three>
        {steps.map(({ picture, title, text }) => (
          <Step key={picture}>
            <Picture src={`/media/home/${picture}.svg`} alt="" width={1200} height={800} loading="lazy" />
            <Title as="h3" size="md">
              {title}
            </Title>
            <Text tone="muted">{text}</Text>
          </Step>
        ))}
      </Three>
    </Section>
  );
}
