import { useSessionState } from '@gli/session/react';
import {
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { keyframes, styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { routeOf } from '../../../routes.ts';
import { useHelpTranslations } from '../panel/help-translations.ts';
import { type GuidePosition, guideHref, guideOf, nextOf, previousOf, withoutGuide } from './guide-address.ts';
import type { GuideStep } from './guides.ts';
import { placeCard, spotOf } from './place-card.ts';
import { useTarget } from './use-target.ts';

/** The guide that the address names, over the page that its step is on. Spec §2 Guide, §4 Help guide */
export function GuideOverlay() {
  const [path] = useLocation();
  const search = useSearch();
  const position = guideOf(search);
  if (!position) return null;
  const { step } = position;
  if (step.path !== undefined && step.path !== path) {
    return <Redirect to={guideHref(position, { path, search })} replace />;
  }
  return (
    <Suspense fallback={null}>
      <WithWords>
        <GuideStepDialog position={position} />
      </WithWords>
    </Suspense>
  );
}

function WithWords({ children }: { children: ReactNode }) {
  useHelpTranslations();
  return children;
}

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** The browser's modal dialog, as large as the window: it keeps the focus and makes the page behind it inert. */
const Frame = styled('dialog', {
  position: 'fixed',
  inset: 0,
  width: '100vw',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'transparent',
  color: '$text',
  '&::backdrop': { background: 'transparent' },
  '@motion': { '&[open]': { animation: `${fade} 200ms ease` } },
});

const veil = 'color-mix(in srgb, $colors$shade 60%, transparent)';

/** Lets what it lies on be seen; all around it is the veil. */
const Spot = styled('div', {
  position: 'absolute',
  borderRadius: '$md',
  boxShadow: `0 0 0 200vmax ${veil}`,
  outline: '3px solid $colors$primary',
  outlineOffset: '-1px',
  pointerEvents: 'none',
  '@forced': { outlineColor: 'Highlight' },
});

const Veil = styled('div', { position: 'absolute', inset: 0, background: veil });

const Card = styled('div', {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  width: 'min(23rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  padding: '$5',
  background: '$surfaceRaised',
  border: '1px solid $colors$border',
  borderRadius: '$lg',
  boxShadow: '$overlay',
  '@motion': { animation: `${rise} 220ms cubic-bezier(0.2, 0.8, 0.2, 1)` },
});

const Buttons = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$2',
  '& > :first-child': { marginRight: 'auto', marginLeft: '-$3' },
});

/** One step of a guide: a light on the real thing, and a card with what to do there. Spec §4 Help guide */
function GuideStepDialog({ position }: { position: GuidePosition }) {
  const t = useTranslations();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const needsLogin = useNeedsLogin();
  const { guide, number, step } = position;
  const frame = useModal();
  const forward = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const target = useTarget(step.targets);
  const { card, size, view } = useSizes();

  // Going on is what comes next, except for who goes back; at the first step there is nothing to go back to.
  useEffect(() => {
    const isGoingBack = number > 1 && document.activeElement === back.current;
    if (!isGoingBack) forward.current?.focus({ preventScroll: true });
  }, [number]);

  const here = { path, search };
  const next = nextOf(position);
  const previous = previousOf(position);
  const go = (to: GuidePosition) =>
    navigate(guideHref(to, here), { replace: (to.step.path ?? path) === path });
  const end = () => navigate(withoutGuide(here), { replace: true });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    end();
  };
  // The browser may close it against a refused cancel; a dialog that is gone tells of its closing, too.
  const closed = () => {
    if (frame.current?.open === false) end();
  };
  const spoken = t.walkthrough.steps[step.id];
  const spot = target && spotOf(target, view);
  return (
    <Frame ref={frame} aria-labelledby={titleId} aria-describedby={textId} onCancel={cancel} onClose={closed}>
      {spot ? <Spot style={spot} data-testid="guide-spot" /> : <Veil />}
      <Card ref={card} style={placeCard(target, size, view)}>
        <Progress
          label={t.walkthrough.names[guide.id].title()}
          value={number}
          max={guide.steps.length}
          valueText={t.walkthrough.stepOf({ step: number, steps: guide.steps.length })}
          size="sm"
        />
        <Stack gap="xs" role="status">
          <Heading as="h2" size="md" id={titleId}>
            {spoken.title()}
          </Heading>
          <Text id={textId}>{spoken.text()}</Text>
        </Stack>
        <Buttons>
          <Button variant="ghost" size="sm" onClick={end}>
            {t.walkthrough.skip()}
          </Button>
          <Button
            ref={back}
            variant="secondary"
            size="sm"
            disabled={previous === null}
            onClick={() => previous && go(previous)}
          >
            {t.walkthrough.previous()}
          </Button>
          <Button ref={forward} size="sm" onClick={() => (next ? go(next) : end())}>
            {next === null
              ? t.walkthrough.finish()
              : needsLogin(next.step)
                ? t.walkthrough.loginAndNext()
                : t.walkthrough.next()}
          </Button>
        </Buttons>
      </Card>
    </Frame>
  );
}

/** Opens the dialog as a modal one, and gives the focus back when the guide ends. */
function useModal() {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    dialog.showModal();
    return () => {
      dialog.close();
      // What had the focus may have been on another page.
      if (document.activeElement === document.body || document.activeElement === null) {
        document.getElementById('content')?.focus({ preventScroll: true });
      }
    };
  }, []);
  return frame;
}

const viewOf = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** How large the card and the window are, as long as the card is there. */
function useSizes() {
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [view, setView] = useState(viewOf);
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown) return;
    const measure = () => {
      setSize({ width: shown.offsetWidth, height: shown.offsetHeight });
      setView(viewOf());
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { card, size, view };
}

/** Whether a step is on a page that a visitor is led to log in for; the guide goes on there afterwards. */
function useNeedsLogin(): (step: GuideStep) => boolean {
  const { status } = useSessionState();
  return (step) =>
    status !== 'authenticated' && step.path !== undefined && routeOf(step.path)?.route.requiresAuth === true;
}
