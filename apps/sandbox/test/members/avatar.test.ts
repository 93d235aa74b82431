import { expect, it } from 'vitest';
import { registerMember, signIn } from '../members.ts';
import { GIF, jpeg, PDF, png, sendForm } from '../pictures.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const AVATAR = '/user/profile/avatar/';
const media = (path: string) => sandbox.sandbox.fetch(new Request(`http://sandbox.test${path}`));
const upload = (token: string, avatar: File) => sendForm(sandbox, AVATAR, { avatar }, token);

it.each([
  ['image/png', 'png', png(8, 8)],
  ['image/jpeg', 'jpg', jpeg(8, 8)],
  ['image/gif', 'gif', GIF],
])('stores a photo of type %s and serves the same bytes', async (type, extension, bytes) => {
  const { access: token } = await registerMember(sandbox);
  const { status, body } = await upload(token, new File([bytes], 'holiday.txt', { type: 'text/html' }));
  expect(status).toBe(200);
  expect(body.avatar_url).toMatch(new RegExp(`^/media/avatars/[0-9a-f]{32}\\.${extension}$`));
  const served = await media(body.avatar_url);
  expect(served.status).toBe(200);
  expect(served.headers.get('Content-Type')).toBe(type);
  expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(served.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(bytes);
});

it('invalidates the URL of a replaced or removed photo', async () => {
  const { access: token } = await registerMember(sandbox);
  const first = (await upload(token, new File([png(8, 8)], 'a.png'))).body.avatar_url;
  const second = (await upload(token, new File([png(9, 9)], 'a.png'))).body.avatar_url;
  expect(second).not.toBe(first);
  expect((await media(first)).status).toBe(404);
  expect((await media(second)).status).toBe(200);
  const removed = await sandbox.send('DELETE', AVATAR, { token });
  expect([removed.status, removed.body.avatar_url]).toEqual([200, null]);
  expect((await media(second)).status).toBe(404);
  sandbox.advance(2000);
  expect((await sandbox.send('DELETE', AVATAR, { token })).body).toEqual(removed.body);
});

it('keeps only one photo after concurrent uploads', async () => {
  const { access: token } = await registerMember(sandbox);
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => upload(token, new File([png(8, 8)], 'a.png'))),
  );
  const served = await Promise.all(responses.map(async ({ body }) => (await media(body.avatar_url)).status));
  expect(served.sort()).toEqual([200, 404, 404, 404, 404]);
});

it('rejects a file that is too large, not a photo or not sent as a form, and keeps the old photo', async () => {
  const { access: token } = await registerMember(sandbox);
  const { avatar_url: kept } = (await upload(token, new File([png(8, 8)], 'a.png'))).body;
  const pdf = await upload(token, new File([PDF], 'a.png', { type: 'image/png' }));
  expect([pdf.status, pdf.body.code, pdf.body.details.avatar]).toEqual([
    400,
    'unsupported_file_type',
    ['Supported image formats are JPEG, PNG, GIF.'],
  ]);
  expect((await upload(token, new File([new Uint8Array(5_242_881)], 'a.png'))).body.code).toBe(
    'file_too_large',
  );
  expect((await sendForm(sandbox, AVATAR, {}, token)).status).toBe(400);
  expect((await sandbox.send('POST', AVATAR, { token, json: {} })).status).toBe(415);
  expect((await media(kept)).status).toBe(200);
});

it("serves Kim's photo", async () => {
  const { access: token } = await signIn(sandbox);
  const { body } = await sandbox.send('GET', '/user/profile/', { token });
  expect((await media(body.avatar_url)).headers.get('Content-Type')).toBe('image/svg+xml');
});
