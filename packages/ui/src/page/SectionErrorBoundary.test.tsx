// @vitest-environment happy-dom

import { useGetRwaAsset } from '@gli/sdk/react';
import { exampleOf } from '@gli/sdk/testing';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import common from '../../i18n/en/common.ts';
import { platformFixture } from '../../testing/platform-fixture.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';

/** The number of an asset's pictures. Crashes if the response has none. */
function PictureCount() {
  const { data, isError } = useGetRwaAsset({ id: 'ast_5gw8n2kd7q' });
  if (isError) return 'malformed';
  return data ? data.pictures.length : 'loading';
}

test('shows the call’s error in every section that crashed on a malformed response', async () => {
  const { wrapper: Wrapper, reply } = await platformFixture();
  const { pictures: _, ...body } = exampleOf('getRwaAsset', 200);
  reply('getRwaAsset', { status: 200, body }, { status: 200, body });
  const page = document.createElement('div');
  createRoot(page, { onCaughtError() {} }).render(
    <Wrapper>
      <SectionErrorBoundary>
        <PictureCount />
      </SectionErrorBoundary>
      <SectionErrorBoundary>
        <PictureCount />
      </SectionErrorBoundary>
    </Wrapper>,
  );
  await expect.poll(() => page.textContent).toBe('malformedmalformed');
});

test('shows a generic failure for an unexpected error, and retries on click', async () => {
  let isBroken = true;
  const Sum = () => {
    if (isBroken) throw new TypeError('Cannot read properties of undefined');
    return '1,386 GLIL';
  };
  const { wrapper: Wrapper } = await platformFixture();
  const page = document.createElement('div');
  createRoot(page, { onCaughtError() {} }).render(
    <Wrapper>
      <SectionErrorBoundary>
        <Sum />
      </SectionErrorBoundary>
    </Wrapper>,
  );
  await expect.poll(() => page.textContent).toContain(common.partFailedTitle);
  page.querySelector('button')?.click();
  await expect.poll(() => page.textContent).toContain(common.partFailedTitle);
  isBroken = false;
  page.querySelector('button')?.click();
  await expect.poll(() => page.textContent).toBe('1,386 GLIL');
});
