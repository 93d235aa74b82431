// Shows the examples without the app: pnpm --filter @gli/ui dev

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  AccessibilityExample,
  AnimationExample,
  ComponentsExample,
  FieldRulesExample,
  ListExample,
  TokensExample,
} from '../src/examples/index.ts';
import { applyGlobalStyles, applyTheme, Container, Heading, Section, ToastProvider } from '../src/index.ts';
import { exampleTexts as texts } from '../src/testing/example-texts.ts';
import { createUiFixture } from '../src/testing/ui-fixture.tsx';

type Choice = Pick<ComponentProps<typeof TokensExample>, 'theme' | 'mode'>;

function Tokens() {
  const [choice, setChoice] = useState<Choice>({ theme: 'default', mode: 'light' });
  return <TokensExample texts={texts} {...choice} onChange={(next) => setChoice({ ...choice, ...next })} />;
}

applyGlobalStyles();
applyTheme(document, 'default', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
const { wrapper: Fixture } = createUiFixture();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <Fixture>
      <ToastProvider labels={{ toast: 'Notice', region: 'Notices', close: 'Close' }}>
        <Container as="main" gap="xl" css={{ paddingBlock: '$10' }}>
          <Heading as="h1" size="xl">
            @gli/ui
          </Heading>
          <Section title="Components">
            <ComponentsExample texts={texts} />
          </Section>
          <Section title="List">
            <ListExample texts={texts} />
          </Section>
          <Section title="Field rules">
            <FieldRulesExample texts={texts} />
          </Section>
          <Section title="Accessibility">
            <AccessibilityExample texts={texts} />
          </Section>
          <Section title="Animation">
            <AnimationExample texts={texts} />
          </Section>
          <Tokens />
        </Container>
      </ToastProvider>
    </Fixture>
  </QueryClientProvider>,
);
