// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { platformFixture } from '../../../testing/platform-fixture.tsx';
import { CameraDialog } from './CameraDialog.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

/** Adds a camera to happy-dom, which has none. */
function addCamera() {
  const getUserMedia = async () => Object.assign(new MediaStream(), { getTracks: () => [] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['face'])));
}

test('keeps the focus on its main button while counting and when the photo can be used', async () => {
  addCamera();
  const { wrapper } = await platformFixture();
  vi.useFakeTimers();
  const none = () => {};
  render(
    <CameraDialog
      title="Photo"
      guide=""
      shape="face"
      facing="user"
      fileName="face.jpg"
      onClose={none}
      onUse={none}
      onUploadInstead={none}
    />,
    { wrapper },
  );
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await wait(0);
  fireEvent.playing(screen.getByLabelText('Camera view'));
  const shoot = screen.getByRole('button', { name: 'Take photo' });
  shoot.focus();
  fireEvent.click(shoot);
  expect(screen.getByRole('status').textContent).toBe('3');
  expect(shoot.hasAttribute('disabled')).toBe(false);
  for (let second = 0; second < 3; second += 1) await wait(1000);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use this photo' }));
});
