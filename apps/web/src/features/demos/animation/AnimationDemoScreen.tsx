import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Badge } from '../../../design/display/Badge.tsx';
import { Grid, Inline } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { fadeIn } from '../../../design/motion.ts';
import { COLOR_MODES } from '../../../design/palettes/palettes.ts';
import { THEME_TRANSITION_MS } from '../../../design/scales.ts';
import { styled } from '../../../design/stitches.config.ts';
import { themeClassName } from '../../../design/themes.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useMedia } from '../../../shared/browser/use-media.ts';
import { Expandable } from '../../../shared/page/Disclosure.tsx';
import { Section } from '../../../shared/page/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { Sample } from '../Sample.tsx';
import { SampleDialog } from '../styled-system/SampleDialog.tsx';

const Faded = styled('div', { padding: '$5', borderRadius: '$md', background: '$primarySoft', ...fadeIn });
const stops = ['25', '60', '100'] as const;

/** Every animation of the app. With reduced motion all are still, and this page says so. */
export default function AnimationDemoScreen() {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const [fades, setFades] = useState(0);
  const [steps, setSteps] = useState(0);
  const stop = stops[steps % stops.length] ?? stops[0];
  return (
    <DemoPage name="animation-demo" lead={t.demos.animationLead()}>
      <Text role="status">{isReduced ? t.demos.motionReduced() : t.demos.motionFull()}</Text>
      <Section title={t.demos.movements()}>
        <Grid>
          <Sample title={t.demos.pageFade()} note={t.demos.pageFadeText()}>
            <Faded key={fades}>{t.demos.sample()}</Faded>
            <PlayButton onPlay={() => setFades(fades + 1)} />
          </Sample>
          <Sample title={t.demos.progress()} note={t.demos.progressText()}>
            <Progress label={t.demos.funding()} value={Number(stop)} valueText={formats.percent(stop)} />
            <PlayButton onPlay={() => setSteps(steps + 1)} />
          </Sample>
          <Sample
            title={t.demos.themeCrossing()}
            note={t.demos.themeCrossingText({ milliseconds: formats.integer(THEME_TRANSITION_MS) })}
          >
            <ThemeCrossing />
          </Sample>
          <Sample title={t.demos.dialogs()} note={t.demos.dialogMotion()}>
            <Inline>
              <SampleDialog label={t.demos.openDialog()}>
                <Text>{t.demos.dialogText()}</Text>
              </SampleDialog>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => toast({ tone: 'neutral', title: t.demos.toastTitle() })}
              >
                {t.demos.toastTones.neutral()}
              </Button>
            </Inline>
          </Sample>
          <Sample title={t.demos.expanding()} note={t.demos.expandingText()}>
            <Expandable summary={t.demos.openMe()}>
              <Text size="sm">{t.demos.sample()}</Text>
            </Expandable>
          </Sample>
          <Sample title={t.demos.loading()} note={t.demos.loadingText()}>
            <LoadingRegion>
              <Skeleton width="most" />
              <Skeleton width="half" />
            </LoadingRegion>
            <Spinner aria-hidden />
          </Sample>
        </Grid>
      </Section>
    </DemoPage>
  );
}

function PlayButton({ onPlay }: { onPlay: () => void }) {
  const t = useTranslations();
  return (
    <span>
      <Button variant="secondary" size="sm" onClick={onPlay}>
        {t.demos.play()}
      </Button>
    </span>
  );
}

const Surface = styled('div', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  padding: '$5',
  borderRadius: '$md',
  border: '1px solid $colors$border',
  background: '$surface',
  color: '$text',
  '&, & *': { transition: '$theme' },
});

/** A part of the page with the transition between the color modes. */
function ThemeCrossing() {
  const t = useTranslations();
  const [turns, setTurns] = useState(0);
  const mode = COLOR_MODES[turns % COLOR_MODES.length] ?? 'light';
  return (
    <>
      <Surface className={themeClassName('default', mode)}>
        <Badge tone="primary">{t.demos.modes[mode]()}</Badge>
        <Text>{t.demos.sample()}</Text>
      </Surface>
      <Inline>
        <Button variant="secondary" size="sm" onClick={() => setTurns(turns + 1)}>
          {t.demos.changeMode()}
        </Button>
      </Inline>
    </>
  );
}
