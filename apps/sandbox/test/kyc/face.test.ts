import { expect, it } from 'vitest';
import { GIF, jpeg, png } from '../pictures.ts';
import { startTestSandbox } from '../sandbox.ts';
import { memberBeforeFace } from './journey.ts';

const sandbox = await startTestSandbox();
const portrait = (name: string) => new File([png()], name);

it.each([
  ['portrait-no-single-face.png', 'not_checked', null, ['no_single_face']],
  ['image_too_dark.png', 'passed', expect.any(String), ['image_too_dark', 'face_mismatch']],
  ['liveness-failed.png', 'failed', expect.any(String), ['liveness_failed']],
  ['fail.png', 'passed', expect.any(String), ['face_mismatch']],
])('rejects %s for the reason in its name and leaves the step open', async (name, liveness, score, codes) => {
  const { kyc } = await memberBeforeFace(sandbox);
  const { status, body } = await kyc.face(portrait(name), { challenge: 'turn' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    status: 'failed',
    challenge: 'turn',
    liveness,
    score_percent: score,
    attempts_left: 4,
  });
  expect(body.rejection_reasons.map(({ code }: { code: string }) => code)).toEqual(codes);
  expect(await kyc.faceStatus()).toMatchObject({
    status: 'open',
    attempts_left: 4,
    last_attempt: { id: body.id },
  });
  expect((await kyc.step('face')).rejection_reasons).toHaveLength(codes.length);
  expect((await kyc.face(new File([jpeg(640, 480)], 'portrait.jpg'))).body.status).toBe('passed');
  expect((await kyc.faceHistory()).results.map((attempt: { status: string }) => attempt.status)).toEqual([
    'passed',
    'failed',
  ]);
});

it('detects no face in a single-color image', async () => {
  const { kyc } = await memberBeforeFace(sandbox);
  const { body } = await kyc.face(new File([png(480, 640, 'flat')], 'portrait.png'));
  expect(body).toMatchObject({ status: 'failed', rejection_reasons: [{ code: 'no_single_face' }] });
});

it('returns the same score for the same photo', async () => {
  const { kyc } = await memberBeforeFace(sandbox);
  const image = png();
  const scores = [];
  for (let attempt = 0; attempt < 2; attempt++) {
    scores.push((await kyc.face(new File([image], 'fail.png'))).body.score_percent);
  }
  expect(scores[0]).toBe(scores[1]);
});

it('leaves a borderline score to a reviewer', async () => {
  const { kyc } = await memberBeforeFace(sandbox);
  expect((await kyc.face(portrait('review.png'))).body).toMatchObject({
    status: 'pending',
    reviewed_at: null,
  });
  expect(await kyc.step('face')).toMatchObject({ status: 'pending' });
  expect((await kyc.face()).body.code).toBe('kyc_step_locked');
  sandbox.advance(10_000);
  expect(await kyc.status()).toMatchObject({ level: 'full', progress_percent: '100' });
});

it('does not count an attempt if the file is not a portrait', async () => {
  const { member, kyc } = await memberBeforeFace(sandbox);
  const small = await kyc.face(new File([png(200, 900)], 'small.png'));
  expect([small.status, small.body.code]).toEqual([400, 'validation_failed']);
  expect((await kyc.face(new File([png().slice(0, 20)], 'cut.png'))).status).toBe(400);
  expect((await kyc.face(new File([GIF], 'face.png'))).body).toMatchObject({
    code: 'unsupported_file_type',
    details: { image: [expect.stringContaining('JPEG')] },
  });
  const large = await kyc.face(new File([png(), new Uint8Array(5_242_880)], 'large.png'));
  expect([large.status, large.body.details.image]).toEqual([413, ['File size cannot exceed 5MB.']]);
  const path = `/users/${member.id}/face-verification/`;
  expect((await sandbox.send('POST', path, { token: member.access, body: new FormData() })).status).toBe(400);
  expect((await sandbox.send('POST', path, { token: member.access, json: {} })).status).toBe(415);
  expect(await kyc.faceStatus()).toMatchObject({ attempts_left: 5, last_attempt: null });
});

it('allows at most five attempts in 24 hours, even if they are sent concurrently', async () => {
  const { kyc } = await memberBeforeFace(sandbox);
  const responses = await Promise.all(Array.from({ length: 8 }, () => kyc.face(portrait('fail.png'))));
  const taken = responses.filter(({ status }) => status === 201);
  expect(taken.map(({ body }) => body.attempts_left).sort()).toEqual([0, 1, 2, 3, 4]);
  const refused = responses.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  expect(await kyc.faceStatus()).toMatchObject({
    status: 'rejected',
    attempts_left: 0,
    next_attempt_at: expect.any(String),
  });
});
