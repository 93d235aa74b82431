// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { createUiFixture } from '../testing/ui-fixture.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';

test('shows a generic failure for an unexpected error, and retries on click', async () => {
  let isBroken = true;
  const Sum = () => {
    if (isBroken) throw new TypeError('Cannot read properties of undefined');
    return '1,386 GLIL';
  };
  const { wrapper: Wrapper } = createUiFixture();
  const page = document.createElement('div');
  createRoot(page, { onCaughtError() {} }).render(
    <Wrapper>
      <SectionErrorBoundary>
        <Sum />
      </SectionErrorBoundary>
    </Wrapper>,
  );
  await expect.poll(() => page.textContent).toContain('We couldn’t show this part');
  page.querySelector('button')?.click();
  await expect.poll(() => page.textContent).toContain('We couldn’t show this part');
  isBroken = false;
  page.querySelector('button')?.click();
  await expect.poll(() => page.textContent).toBe('1,386 GLIL');
});

test('renders the section again if the app found the cause', async () => {
  let isBroken = true;
  const Sum = () => {
    if (isBroken) throw new TypeError('Cannot read properties of undefined');
    return '1,386 GLIL';
  };
  const { wrapper: Wrapper } = createUiFixture({
    useRecovery: () => async () => {
      isBroken = false;
      return true;
    },
  });
  const page = document.createElement('div');
  createRoot(page, { onCaughtError() {} }).render(
    <Wrapper>
      <SectionErrorBoundary>
        <Sum />
      </SectionErrorBoundary>
    </Wrapper>,
  );
  await expect.poll(() => page.textContent).toBe('1,386 GLIL');
});
