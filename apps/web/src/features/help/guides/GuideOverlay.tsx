import { type ReactNode, Suspense } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useHelpTranslations } from '../panel/help-translations.ts';
import { GuideStepDialog } from './GuideStepDialog.tsx';
import { guideHref, guideOf } from './guide-address.ts';

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
