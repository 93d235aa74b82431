import { beforeEach, expect, it } from 'vitest';
import { registerMember } from '../members.ts';
import { GIF, PDF, png } from '../pictures.ts';
import { startTestSandbox } from '../sandbox.ts';
import { createKycSteps } from './journey.ts';

const sandbox = await startTestSandbox();
const picture = (name: string) => new File([png(20, 20)], name);
let kyc: ReturnType<typeof createKycSteps>;

beforeEach(async () => {
  kyc = createKycSteps(sandbox, await registerMember(sandbox));
  await kyc.personalInfo();
});

it('approves a document after a review period', async () => {
  const { status, body } = await kyc.upload({ file: new File([png(20, 20)], 'C:\\scans\\여권.png') });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    file_name: '여권.png',
    content_type: 'image/png',
    status: 'pending',
    reviewed_at: null,
  });
  expect(await kyc.step('documents')).toMatchObject({ status: 'pending', reviewed_at: null });
  sandbox.advance(10_000);
  const { results } = await kyc.documents();
  expect(results[0]).toMatchObject({ id: body.id, status: 'approved', reviewed_at: expect.any(String) });
  expect(await kyc.step('documents')).toMatchObject({ status: 'approved' });
});

it('accepts the two sides of a card one after the other', async () => {
  const side = (document_side: string) =>
    kyc.upload({ document_type: 'driver_license', document_side, file: picture(`${document_side}.png`) });
  await side('front');
  expect(await kyc.step('documents')).toMatchObject({ status: 'open' });
  sandbox.advance(10_000);
  expect(await kyc.step('documents')).toMatchObject({ status: 'open' });
  expect((await side('front')).body).toMatchObject({
    code: 'already_verified',
    message: "The front of your driver's license is already approved.",
  });
  await side('back');
  expect(await kyc.step('documents')).toMatchObject({ status: 'pending' });
  sandbox.advance(10_000);
  expect(await kyc.step('documents')).toMatchObject({ status: 'approved' });
});

it('rejects a document for the reasons in its file name and accepts another upload', async () => {
  await kyc.upload({ file: picture('passport-image-blurred-image_cropped.png') });
  sandbox.advance(10_000);
  const step = await kyc.step('documents');
  expect(step.status).toBe('rejected');
  expect(step.rejection_reasons.map(({ code }: { code: string }) => code)).toEqual([
    'image_blurred',
    'image_cropped',
  ]);
  expect(await kyc.status()).toMatchObject({ next_step: 'documents' });
  await kyc.upload();
  sandbox.advance(10_000);
  expect(await kyc.step('documents')).toMatchObject({ status: 'approved', rejection_reasons: [] });
  // A rejected extra document changes nothing.
  await kyc.upload({ document_type: 'proof_of_address', file: picture('rejected.png') });
  sandbox.advance(10_000);
  expect((await kyc.documents()).results[0]).toMatchObject({
    status: 'rejected',
    rejection_reasons: [{ code: 'image_blurred', text: expect.stringContaining('address') }],
  });
  expect(await kyc.step('documents')).toMatchObject({ status: 'approved' });
});

it('detects images and PDFs by their content and rejects other files', async () => {
  const proof = { document_type: 'proof_of_address' };
  expect((await kyc.upload({ ...proof, file: new File([PDF], 'bill.jpg') })).body.content_type).toBe(
    'application/pdf',
  );
  expect((await kyc.upload({ ...proof, file: new File([GIF], 'bill.gif') })).body.content_type).toBe(
    'image/gif',
  );
  const word = await kyc.upload({
    ...proof,
    file: new File(['PK word'], 'bill.jpg', { type: 'image/jpeg' }),
  });
  expect([word.status, word.body.code]).toEqual([400, 'unsupported_file_type']);
  const large = await kyc.upload({ ...proof, file: new File([PDF, new Uint8Array(5_242_880)], 'bill.pdf') });
  expect([large.status, large.body.code]).toEqual([413, 'file_too_large']);
});

it.each([
  [{ document_side: 'front' }, 'document_side', 'A passport has only one side.'],
  [{ document_type: 'resident_card' }, 'document_side', 'A resident card has a front and a back.'],
  [{ expiry_date: '2020-01-01' }, 'expiry_date', 'The document has expired.'],
  [{ expiry_date: '0000-01-01' }, 'expiry_date', 'The document has expired.'],
  [{ expiry_date: '2031-02-30' }, 'expiry_date', 'Must be a date, YYYY-MM-DD.'],
  [{ issuing_country: 'kr' }, 'issuing_country', expect.any(String)],
])('reports a validation error for the fields %j', async (fields, field, message) => {
  const { status, body } = await kyc.upload(fields);
  expect(status).toBe(400);
  expect(body.details).toEqual({ [field]: [message] });
});

it('requires the expiry date of a passport', async () => {
  const body = new FormData();
  body.append('file', picture('passport.png'));
  body.append('document_type', 'passport');
  body.append('document_side', 'single');
  const member = await registerMember(sandbox);
  const response = await sandbox.send('POST', '/kyc/documents/upload/', { token: member.access, body });
  expect(response.body.details).toEqual({ expiry_date: ['Enter the expiry date of your passport.'] });
  const json = await sandbox.send('POST', '/kyc/documents/upload/', { token: member.access, json: {} });
  expect(json.status).toBe(415);
});

it('accepts at most 20 files a day, even if they are sent concurrently', async () => {
  const bill = () => kyc.upload({ document_type: 'proof_of_address', file: new File([PDF], 'reject.pdf') });
  const responses = await Promise.all(Array.from({ length: 24 }, bill));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(86_000);
  expect((await kyc.documents()).count).toBe(20);
});
