import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { memberNotices } from '../../src/areas/notices/index.ts';
import { rwaAssets } from '../../src/areas/rwa/schema.ts';
import { DAY_MS } from '../../src/core/time/time.ts';
import { memberBeforeFace } from '../kyc/journey.ts';
import { connectWallet, PASSWORD, registerMember, signIn, type TestMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send, advance } = sandbox;
const MINUTE_MS = 60_000;

type Notice = { readonly kind: string; readonly title: string; readonly text: string };
const call = (member: TestMember, path: string, json?: unknown) =>
  send('POST', path, { token: member.access, json });
/** Reads the newest notice and the number of notices. */
async function read(member: TestMember, language: 'ko' | 'en' = 'en') {
  const { body } = await send('GET', '/v1/dashboard/overview/', { token: member.access, language });
  const notices: Notice[] = body.notices;
  return { newest: notices[0], notices, count: body.unread_notice_count };
}
const logIn = (member: TestMember, agent?: string) =>
  send('POST', '/auth/login/', {
    json: { username: member.email, password: member.password },
    ...(agent === undefined ? {} : { headers: { 'User-Agent': agent } }),
  });
const order = async (member: TestMember) => {
  const lines = [{ product_id: 'prd_7gy1v5hc9m', quantity: 2 }];
  const customer = { name: '한지우', phone: '010-2345-6789', address: '제주시 애월해안로 12' };
  return (await call(member, '/v1/shopping/orders/', { lines, token: 'GLIL', customer })).body;
};

describe("a member's notifications include", () => {
  it('an investment, in both languages', async () => {
    const member = await registerMember(sandbox);
    advance(1000);
    const path = '/v1/rwa/assets/ast_5gw8n2kd7q/invest/';
    expect((await call(member, path, { amount: '1234.50', accepted_risk: true })).status).toBe(201);
    expect((await read(member)).newest).toMatchObject({
      kind: 'investment',
      text: 'You invested 1,234.5 GLIB in Aewol Ocean Resort.',
    });
    expect((await read(member, 'ko')).newest).toMatchObject({
      title: '투자가 완료되었습니다',
      text: '애월 오션 리조트에 1,234.5 GLIB를 투자했습니다.',
    });
  });

  it('an asset that becomes fully funded', async () => {
    const [early, last, other] = [
      await registerMember(sandbox),
      await registerMember(sandbox),
      await registerMember(sandbox),
    ];
    const asset = 'ast_2vx6p9rm4t';
    const { raised } = rwaAssets;
    const target = sql`${raised} + 5000`;
    await sandbox.sandbox.database.db.update(rwaAssets).set({ target }).where(eq(rwaAssets.id, asset));
    const invest = (member: TestMember, amount: string) =>
      call(member, `/v1/rwa/assets/${asset}/invest/`, { amount, accepted_risk: true });
    await invest(early, '2000');
    advance(1000);
    expect((await read(early)).newest?.kind).toBe('investment');
    await invest(last, '3000');
    expect((await read(early)).newest).toMatchObject({
      kind: 'asset',
      text: 'Gangneung Pine Villas, which you invested in, has reached its target.',
    });
    expect(await read(other)).toMatchObject({ count: 1, newest: { kind: 'platform' } });
  });

  it('a conversion once it completes', async () => {
    const member = await registerMember(sandbox);
    const json = { from_token: 'GLIB', to_token: 'GLIL', amount: '100', conversion_type: 'instant' };
    const { body: quote } = await call(member, '/v1/wallet/conversion/validate/', json);
    const acknowledged_warnings = quote.warnings.map(({ code }: { code: string }) => code);
    await call(member, '/v1/wallet/conversion/execute/', { quote_id: quote.id, acknowledged_warnings });
    expect(await read(member)).toMatchObject({ count: 1 });
    advance(10_000);
    expect((await read(member)).newest).toMatchObject({
      kind: 'conversion',
      text: 'You converted 100 GLIB to 138.6 GLIL.',
    });
    expect((await read(member, 'ko')).newest?.text).toBe('100 GLIB를 전환해 138.6 GLIL을 받았습니다.');
  });

  it('an order that is awaiting payment, paid, canceled or refunded', async () => {
    const member = await registerMember(sandbox);
    advance(1000);
    const { id, number } = await order(member);
    const waiting = (await read(member)).newest;
    expect(waiting?.text).toMatch(
      /^Your payment for Jeju tangerine gift box .* Pay by \d{1,2}:\d\d [AP]M\.$/,
    );
    advance(1000);
    await call(member, `/v1/shopping/orders/${id}/confirm_payment/`);
    const paid = await read(member);
    expect(paid.newest).toMatchObject({
      kind: 'order',
      text: 'You paid 76 GLIL for Jeju tangerine gift box.',
    });
    expect(paid.notices).not.toContainEqual(waiting);
    advance(1000);
    await call(member, `/v1/shopping/orders/${id}/cancel/`);
    expect((await read(member)).newest?.text).toBe(
      `Order ${number}, Jeju tangerine gift box, is canceled. 76 GLIL will be refunded shortly.`,
    );
    advance(MINUTE_MS);
    expect((await read(member, 'ko')).newest).toMatchObject({
      title: '환불이 완료되었습니다',
      text: `주문 ${number}의 결제 금액 중 76 GLIL을 잔액으로 환불했습니다.`,
    });
  });

  it('an expired order', async () => {
    const member = await registerMember(sandbox);
    const { number } = await order(member);
    advance(30 * MINUTE_MS);
    const again = { ...member, access: (await logIn(member)).body.token.access };
    const { newest, notices } = await read(again);
    expect(newest?.text).toContain(`Order ${number}, Jeju tangerine gift box, was not paid in time.`);
    expect(notices.map(({ kind }) => kind)).toEqual(['order', 'platform']);
  });

  it('each decision on an identity verification', async () => {
    const { member, kyc } = await memberBeforeFace(sandbox);
    const { notices } = await read(member);
    expect(notices.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Identity document is approved.',
        'Email verification is approved.',
        'Phone verification is approved.',
        'Personal information is approved.',
      ]),
    );
    await kyc.upload({
      document_type: 'proof_of_address',
      file: new File(
        [new Uint8Array([...'%PDF-1.7\n%%EOF\n'].map((c) => c.charCodeAt(0)))],
        'bill-image-blurred.pdf',
      ),
    });
    advance(5000);
    expect((await read(member)).newest?.text).not.toContain('proof of address');
    advance(5000);
    expect((await read(member)).newest).toMatchObject({
      title: 'A document was rejected',
      text: expect.stringContaining('Your proof of address: The photo is too blurry'),
    });
    await kyc.face();
    advance(10_000);
    expect((await read(member, 'ko')).newest?.title).toBe('본인 인증이 완료되었습니다');
  });

  it('an accepted invitation and its reward', async () => {
    const owner = await registerMember(sandbox);
    const { code } = (await call(owner, '/v1/referrals/code', {})).body;
    advance(1000);
    await registerMember(sandbox, { referral_code: code, name: '이준호' });
    expect((await read(owner)).newest).toMatchObject({
      kind: 'referral',
      text: '이*호 used your referral code.',
    });
    const operator = await signIn(sandbox, 'jihoon.choi@gli.example');
    const manual = { member_id: owner.id, amount: '15', token: 'GLIL', reason: '강릉 모임 참석' };
    const granted = await call(operator, '/v1/referrals/rewards/manual', manual);
    advance(1000);
    await call(operator, `/v1/referrals/rewards/process/${granted.body.id}`, { action: 'pay' });
    expect((await read(owner, 'ko')).newest?.text).toBe('추천 보상 15 GLIL이 잔액에 더해졌습니다.');
  });

  it('a changed password, a registered wallet and a login on a new device', async () => {
    const member = await registerMember(sandbox);
    advance(1000);
    const { body } = await connectWallet(sandbox, member);
    const address: string = body.user.wallet_address;
    const short = `${address.slice(0, 4)}…${address.slice(-4)}`;
    expect((await read(member)).newest?.text).toBe(`The wallet ${short} is now registered to your account.`);
    advance(1000);
    await logIn(member);
    expect((await read(member)).count).toBe(2);
    const phone = (version: number) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/${version}.0 Mobile/15E148 Safari/604.1`;
    await logIn(member, phone(26));
    advance(1000);
    await logIn(member, phone(27));
    expect(await read(member)).toMatchObject({
      count: 3,
      newest: { kind: 'security', text: expect.stringContaining('iPhone, Safari 26') },
    });
    await call(member, '/user/profile/change-password/', {
      current_password: PASSWORD,
      new_password: 'mountain-wind-2027',
    });
    expect((await read(member)).newest?.title).toBe('Your password was changed');
  });
});

it('keeps a notification for seven days', async () => {
  const member = await registerMember(sandbox);
  advance(7 * DAY_MS + 1000);
  const { body } = await logIn(member);
  expect((await read({ ...member, access: body.token.access })).notices).toEqual([]);
});

it('lists up to 50 notifications and counts the others', async () => {
  const member = await registerMember(sandbox);
  const rows = Array.from({ length: 60 }, (_, at) => ({
    id: `ntc_listed${at}`,
    memberId: member.id,
    kind: 'platform' as const,
    title: { ko: `알림 ${at}`, en: `Notice ${at}` },
    text: { ko: '내용', en: 'Text' },
    createdAt: new Date(sandbox.now().getTime() - at),
  }));
  await sandbox.sandbox.database.db.insert(memberNotices).values(rows);
  const { notices, count } = await read(member);
  expect(notices).toHaveLength(50);
  expect(count).toBe(61);
});
