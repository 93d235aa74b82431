import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { kycContacts, kycPersonalInfo } from '../../src/areas/kyc/schema.ts';
import { personalInfoView } from '../../src/areas/kyc/views.ts';
import { addDays } from '../../src/core/time/calendar.ts';
import { DAY_MS, plusMs, toKoreanDate, toKoreanTimestamp } from '../../src/core/time/time.ts';
import { createKycSteps, memberBeforeFace, PERSONAL_INFO, readCode } from '../kyc/journey.ts';
import { connectWallet, newWallet, registerMember, type TestMember } from '../members.ts';
import type { TestSandbox } from '../sandbox.ts';
import { valuesAt } from './property-paths.ts';

export type Body = Readonly<Record<string, unknown>>;

/** Writes the properties of one operation's body and reads them back. */
type Case = {
  /** Together, they have every property with two different values. Absence counts as a value. */
  readonly bodies: readonly Body[];
  /** Writes a body. Returns the values that another call shows, in the shape of the body. */
  readonly store: (body: Body) => Promise<Body>;
  /** Properties that no call returns, each with the reason. */
  readonly hidden?: Readonly<Record<string, string>>;
};

const SECRET = 'A secret is never shown.';
const MUST_BE_TRUE = 'Only true is accepted.';
const FILE = 'A file, which its own tests read back.';

const withoutNulls = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));

/** Returns a case for each operation with a body, or the reason why its data cannot be read back. */
export function storedPropertyCases(
  sandbox: TestSandbox,
  operator: TestMember,
): Readonly<Record<string, Case | string>> {
  const { send } = sandbox;
  const { db } = sandbox.sandbox.database;
  const day = (offset: number) => addDays(toKoreanDate(sandbox.now()), offset);
  const write = async (by: TestMember, method: string, path: string, json: unknown) => {
    const { status, body } = await send(method, path, { token: by.access, json });
    expect([200, 201], JSON.stringify(body)).toContain(status);
    return body;
  };
  const read = async (by: TestMember, path: string) => (await send('GET', path, { token: by.access })).body;
  const readProfile = async (by: TestMember) => {
    const user = await read(by, '/user/profile/');
    return { ...user, ...user.consents };
  };

  const settings = (on: boolean) =>
    Object.fromEntries(
      ['email', 'sms', 'push', 'investments', 'conversions', 'orders', 'referrals'].map((name) => [name, on]),
    );
  const full = {
    name: '김한강',
    phone: '+82 10-9876-5432',
    bio: '바다',
    birth_date: '1990-05-17',
    language: 'en',
    marketing_accepted: true,
    notifications: settings(true),
  };
  const empty = {
    name: '이설악',
    phone: null,
    bio: null,
    birth_date: null,
    language: 'ko',
    marketing_accepted: false,
    notifications: settings(false),
  };
  const profile = (method: string): Case => ({
    bodies: [full, empty],
    async store(body) {
      const member = await registerMember(sandbox);
      await write(member, method, '/user/profile/', body === full ? empty : full);
      await write(member, method, '/user/profile/', body);
      return readProfile(member);
    },
  });

  const order = (quantity: 1 | 2) => ({
    customer: {
      name: `김서연${quantity}`,
      phone: `+82 10-2345-678${quantity}`,
      address: `애월읍 ${quantity}`,
    },
    token: quantity === 1 ? 'GLIL' : 'USDT',
    note: `문 앞에 ${quantity}`,
    lines: [
      {
        product_id: 'prd_4wn8d2tk6r',
        quantity: 1,
        room_type: quantity === 1 ? 'deluxe' : 'standard',
        check_in_date: day(20 + quantity),
        check_out_date: day(21 + quantity),
        guests: quantity,
      },
      { product_id: 'prd_3ks9x6bp4z', quantity, visit_at: `${day(8 + quantity)}T18:30:00+09:00` },
      { product_id: quantity === 1 ? 'prd_7gy1v5hc9m' : 'prd_8cv5m2gw4k', quantity },
    ],
  });
  const placeOrder = (by: TestMember, body: Body = { ...order(1), lines: order(1).lines.slice(2) }) =>
    write(by, 'POST', '/v1/shopping/orders/', body);
  const readOrder = (by: TestMember, id: string) => read(by, `/v1/shopping/orders/${id}/`);

  const conversion = (amount: string, to_token: string, conversion_type: string) => ({
    from_token: to_token === 'GLIB' ? 'GLID' : 'GLIB',
    to_token,
    amount,
    conversion_type,
  });
  const quote = (by: TestMember, body: Body) => write(by, 'POST', '/v1/wallet/conversion/validate/', body);
  const execute = async (by: TestMember, quote_id: string, warnings: unknown) => {
    const body = { quote_id, acknowledged_warnings: warnings };
    const { id } = await write(by, 'POST', '/v1/wallet/conversion/execute/', body);
    return read(by, `/v1/wallet/conversion/transactions/${id}`);
  };

  const referrals = (by: TestMember, method: string, path: string, body: Body = {}) =>
    write(by, method, `/v1/referrals${path}`, body);
  const invite = async () => {
    const owner = await registerMember(sandbox);
    const { code } = await referrals(owner, 'POST', '/code');
    const { id } = await referrals(await registerMember(sandbox), 'POST', '/use', { code });
    return { owner, id };
  };
  const listRewards = async (memberId: string) =>
    (await read(operator, `/v1/referrals/rewards/history/${memberId}`)).results;
  const limits = (maximum_uses: number | null, days: number | null) => ({
    description: `모임 ${maximum_uses}`,
    maximum_uses,
    expires_at: days === null ? null : toKoreanTimestamp(plusMs(sandbox.now(), days * DAY_MS)),
  });
  const config = (isFirst: boolean) => ({
    rules: ['sign_up', 'first_investment', 'kyc_completed'].slice(isFirst ? 0 : 1).map((event) => ({
      event,
      amount: isFirst ? '7' : '8',
      token: isFirst ? 'GLIB' : 'USDT',
      enabled: isFirst,
      conditions: isFirst ? ['email_verified'] : [],
    })),
    monthly_cap: isFirst ? '900' : null,
    minimum_investment: isFirst ? '11' : '12',
    payout_delay_days: isFirst ? 3 : 4,
    milestones: [
      { target_count: isFirst ? 2 : 3, amount: isFirst ? '5' : '6', token: isFirst ? 'GLIB' : 'GLIL' },
    ],
  });

  const wallets = [newWallet(), newWallet()];
  const contact = (step: 'email' | 'phone') => async (body: Body) => {
    const member = await registerMember(sandbox);
    const kyc = createKycSteps(sandbox, member);
    await kyc.personalInfo();
    await kyc.upload();
    const sentTo = String(body[step]);
    if (step === 'email') await kyc.verifyEmail(readCode(await kyc.sendEmail(sentTo)));
    else await kyc.verifyPhone(readCode(await kyc.sendPhone(sentTo)), sentTo);
    const [row] = await db.select().from(kycContacts).where(eq(kycContacts.memberId, member.id));
    return { [step]: row?.contact };
  };
  const phones = [{ phone: '+82 10-9876-5432' }, { phone: '+82 10-1111-2222' }];

  return {
    logIn: SECRET,
    refreshAccessToken: SECRET,
    changePassword: SECRET,
    createWalletNonce: 'The next call, verifyWalletSignature, shows its address.',
    verifyKycEmailCode: SECRET,
    uploadAvatar: FILE,
    validateInvestment: 'Stores nothing.',
    processRewardBatch: 'Chooses rewards to pay.',
    registerMember: {
      bodies: [true, false].map((isFirst) => ({
        email: isFirst ? 'stored-1@example.com' : 'stored-2@example.com',
        password: 'sea-breeze-2026',
        name: isFirst ? '한지우' : '한지아',
        phone: isFirst ? '+82 10-1234-5678' : '+82 10-8765-4321',
        referral_code: isFirst ? 'STORED01' : 'STORED02',
        terms_accepted: true,
        marketing_accepted: isFirst,
        language: isFirst ? 'en' : 'ko',
      })),
      async store(body) {
        const owner = await registerMember(sandbox);
        await referrals(owner, 'POST', '/code', { code: body.referral_code });
        const { tokens } = (await send('POST', '/auth/register/', { json: body })).body;
        const [referral] = (await read(owner, `/v1/referrals/history/${owner.id}`)).results;
        return {
          ...(await readProfile({ ...owner, access: tokens.access_token })),
          referral_code: referral.code,
        };
      },
      hidden: { password: SECRET, terms_accepted: MUST_BE_TRUE },
    },
    verifyWalletSignature: {
      bodies: wallets.map(({ address }) => ({ wallet_address: address })),
      async store(body) {
        const member = await registerMember(sandbox);
        const wallet = wallets.find(({ address }) => address === body.wallet_address);
        await connectWallet(sandbox, member, wallet);
        return readProfile(member);
      },
      hidden: { signature: SECRET, message: SECRET, nonce: SECRET },
    },
    replaceProfile: profile('PUT'),
    updateProfile: profile('PATCH'),
    verifyPhone: {
      bodies: phones,
      async store(body) {
        const { access: token } = await registerMember(sandbox);
        const post = (json: Body) => send('POST', '/user/profile/verify-phone/', { token, json });
        await post({ ...body, verification_code: readCode(await post(body)) });
        return (await send('GET', '/user/profile/', { token })).body;
      },
      hidden: { verification_code: SECRET },
    },
    updateSubscription: {
      bodies: [
        { plan: 'plus', newsletter: false, weekly_report: true, new_asset_alerts: true },
        { plan: 'premium', newsletter: true, weekly_report: false, new_asset_alerts: false },
      ],
      async store(body) {
        const member = await registerMember(sandbox);
        await write(member, 'POST', '/user/profile/update-subscription/', body);
        return (await readProfile(member)).subscription;
      },
    },
    submitKycPersonalInfo: {
      bodies: [
        {
          ...PERSONAL_INFO,
          gender: 'female',
          address: { ...PERSONAL_INFO.address, region: '제주', line2: '101호' },
        },
        {
          legal_name: 'Ann Lee',
          english_name: 'Ann Lee',
          birth_date: '1980-01-02',
          nationality: 'US',
          gender: 'male',
          address: {
            country: 'US',
            postal_code: '90001',
            region: 'CA',
            city: 'Los Angeles',
            line1: '1 Main',
            line2: 'B',
          },
          occupation: 'retired',
          source_of_funds: 'pension',
          politically_exposed: true,
        },
      ],
      async store(body) {
        const member = await registerMember(sandbox);
        await createKycSteps(sandbox, member).personalInfo(body);
        const [row] = await db.select().from(kycPersonalInfo).where(eq(kycPersonalInfo.memberId, member.id));
        if (!row) throw new Error('Nothing was stored.');
        return personalInfoView(row, { now: sandbox.now(), language: 'ko' });
      },
    },
    uploadKycDocument: {
      bodies: [
        {
          document_type: 'passport',
          document_side: 'single',
          issuing_country: 'US',
          expiry_date: '2034-05-14',
        },
        {
          document_type: 'driver_license',
          document_side: 'front',
          issuing_country: 'KR',
          expiry_date: '2035-06-15',
        },
      ],
      async store(body) {
        const kyc = createKycSteps(sandbox, await registerMember(sandbox));
        await kyc.personalInfo();
        const fields = Object.entries(body).map(([name, value]) => [name, String(value)]);
        await kyc.upload(Object.fromEntries(fields));
        return (await kyc.documents()).results[0];
      },
      hidden: { file: FILE },
    },
    sendKycEmailCode: {
      bodies: [{ email: 'first@example.com' }, { email: 'other@example.com' }],
      store: contact('email'),
    },
    sendKycPhoneCode: { bodies: phones, store: contact('phone') },
    verifyKycPhoneCode: { bodies: phones, store: contact('phone'), hidden: { verification_code: SECRET } },
    submitFaceVerification: {
      bodies: [{ challenge: 'blink' }, { challenge: 'turn' }],
      async store({ challenge }) {
        const { kyc } = await memberBeforeFace(sandbox);
        await kyc.face(undefined, { challenge: String(challenge) });
        return (await kyc.faceHistory()).results[0];
      },
      hidden: { image: FILE },
    },
    createOrder: {
      bodies: [order(1), order(2)],
      async store(body) {
        const member = await registerMember(sandbox);
        const { id } = await placeOrder(member, body);
        const stored = await readOrder(member, id);
        return { ...stored, lines: stored.lines.map(withoutNulls) };
      },
    },
    cancelOrder: {
      bodies: [{ reason: '일정이 바뀌었습니다.' }, { reason: '다른 상품을 주문합니다.' }],
      async store(body) {
        const member = await registerMember(sandbox);
        const { id } = await placeOrder(member);
        await write(member, 'POST', `/v1/shopping/orders/${id}/cancel/`, body);
        return { reason: (await readOrder(member, id)).status_history.at(-1).note };
      },
    },
    confirmOrderPayment: {
      bodies: [{ token: 'GLIB' }, { token: 'USDT' }],
      async store(body) {
        const member = await registerMember(sandbox);
        const { id } = await placeOrder(member);
        await write(member, 'POST', `/v1/shopping/orders/${id}/confirm_payment/`, body);
        return readOrder(member, id);
      },
    },
    investInRwaAsset: {
      bodies: [
        { amount: '500.00', token: 'GLIB', accepted_risk: true },
        { amount: '600.00', accepted_risk: true },
      ],
      async store(body) {
        const member = await registerMember(sandbox);
        const { id } = await write(member, 'POST', '/v1/rwa/assets/ast_5gw8n2kd7q/invest/', body);
        const { principal, token } = await read(member, `/v1/investments/${id}/`);
        return { amount: principal, token };
      },
      hidden: { accepted_risk: MUST_BE_TRUE },
    },
    validateConversion: {
      bodies: [conversion('500', 'GLID', 'instant'), conversion('400', 'GLIB', 'economy')],
      async store(body) {
        const member = await registerMember(sandbox);
        return execute(member, (await quote(member, body)).id, []);
      },
    },
    executeConversion: {
      bodies: [{ acknowledged_warnings: ['irreversible'] }, { acknowledged_warnings: [] }],
      async store({ acknowledged_warnings: warnings }) {
        const member = await registerMember(sandbox);
        const to = Array.isArray(warnings) && warnings.length > 0 ? 'GLIL' : 'GLID';
        const { id } = await quote(member, conversion('500', to, 'instant'));
        const shown = await execute(member, id, warnings);
        expect(shown.quote_id).toBe(id);
        return shown;
      },
      hidden: { quote_id: 'Made by the case itself, which reads it back.' },
    },
    updateReferralCode: {
      bodies: [
        { ...limits(3, 5), active: false },
        { ...limits(null, null), active: true },
      ],
      async store(body) {
        const member = await registerMember(sandbox);
        await referrals(member, 'POST', '/code');
        await referrals(member, 'PATCH', `/code/${member.id}`, {
          ...limits(9, 9),
          active: body.active !== true,
        });
        await referrals(member, 'PATCH', `/code/${member.id}`, body);
        return read(member, `/v1/referrals/code/${member.id}`);
      },
    },
    createReferralCode: {
      bodies: [
        { code: 'CREATED1', ...limits(3, 5) },
        { code: 'CREATED2', ...limits(null, null) },
      ],
      async store(body) {
        const member = await registerMember(sandbox);
        await referrals(member, 'POST', '/code', body);
        return read(member, `/v1/referrals/code/${member.id}`);
      },
    },
    applyReferralCode: {
      bodies: [
        { code: 'APPLIED1', medium: 'qr', campaign: 'spring' },
        { code: 'APPLIED2', medium: 'social', campaign: 'summer' },
      ],
      async store(body) {
        const owner = await registerMember(sandbox);
        await referrals(owner, 'POST', '/code', { code: body.code });
        await referrals(await registerMember(sandbox), 'POST', '/use', body);
        return (await read(owner, `/v1/referrals/history/${owner.id}`)).results[0];
      },
    },
    rewardReferral: {
      bodies: [
        { event: 'first_investment', reason: '행사 참여' },
        { event: 'kyc_completed', reason: '인증 축하' },
      ],
      async store(body) {
        const { owner, id } = await invite();
        const { id: rewardId } = await referrals(operator, 'POST', `/reward/${id}`, body);
        return (await listRewards(owner.id)).find((reward: Body) => reward.id === rewardId);
      },
    },
    updateRewardConfig: {
      bodies: [config(true), config(false)],
      async store(body) {
        await referrals(operator, 'PATCH', '/rewards/config', body);
        const stored = await read(operator, '/v1/referrals/rewards/config');
        return { ...stored, rules: stored.rules.slice(-valuesAt(body, 'rules[].event').length) };
      },
    },
    processReward: {
      bodies: [{ action: 'pay' }, { action: 'cancel', reason: '중복 지급' }],
      async store(body) {
        const { id: member_id } = await registerMember(sandbox);
        const reward = { member_id, amount: '5', token: 'USDT', reason: '보상' };
        const { id } = await referrals(operator, 'POST', '/rewards/manual', reward);
        await referrals(operator, 'POST', `/rewards/process/${id}`, body);
        const [{ status, status_reason: reason }] = await listRewards(member_id);
        return { action: { paid: 'pay', cancelled: 'cancel' }[String(status)], reason };
      },
    },
    grantManualReward: {
      bodies: [
        { member_id: 'mem_8rt3n6vc1d', amount: '5', token: 'USDT', reason: '보상' },
        { member_id: 'mem_4kq7w2hx9p', amount: '6', token: 'GLIB', reason: '행사' },
      ],
      async store(body) {
        await referrals(operator, 'POST', '/rewards/manual', body);
        return (await listRewards(String(body.member_id)))[0];
      },
    },
  };
}
