// @vitest-environment happy-dom
import { useGetRwaAsset } from '@gli/sdk/react';
import { exampleOf } from '@gli/sdk/testing';
import { SectionErrorBoundary } from '@gli/ui';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { platformFixture } from '../testing/platform-fixture.tsx';

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
