import type { OperationId } from '@gli/sdk';
import type { Operation } from '../contract.ts';
import { DEMO_MEMBER, DEMO_OPERATOR, DEMO_PASSWORD } from '../demo-accounts.ts';
import { BASE_URL } from '../links.ts';
import { type Changes, createCall, type Sample, type Step, toValues } from './recipe.ts';

const NEW_NAME = 'Han Jiwoo';
const NEW_PASSWORD = 'sea-breeze-2026';

/** Registration of a new member. `$email` is different each time. */
const NEW_MEMBER = {
  email: '$email',
  password: NEW_PASSWORD,
  name: NEW_NAME,
  terms_accepted: true,
} as const;

/** Accounts that make the calls. With a new member, an example can be repeated without changing the demo data. */
const CALLERS = {
  nobody: null,
  kim: { username: DEMO_MEMBER, password: DEMO_PASSWORD },
  operator: { username: DEMO_OPERATOR, password: DEMO_PASSWORD },
  newMember: { register: toValues(NEW_MEMBER) },
} as const;

type CallerName = keyof typeof CALLERS;

/** Parts of a recipe that cannot be derived from the contract, such as earlier steps. */
type Special = {
  readonly caller?: CallerName;
  readonly before?: readonly Step[];
  readonly changes?: Changes;
  readonly note?: string;
};

const myId: Step = { call: createCall('getProfile'), kept: { as: 'myId', from: ['id'] } };
const mine: Changes = { path: { id: '$myId' } };
const personalInfo: Step = { call: createCall('submitKycPersonalInfo', mine) };
const giftOrder: Changes = {
  body: {
    lines: [{ product_id: 'prd_7gy1v5hc9m', quantity: 1 }],
    token: 'GLIL',
    customer: { name: NEW_NAME, phone: '+82 10-9876-5432', address: '77 Seongsuil-ro, Seoul' },
  },
};
const order: Step = { call: createCall('createOrder', giftOrder), kept: { as: 'orderId', from: ['id'] } };
const quote: Step = { call: createCall('validateConversion'), kept: { as: 'quoteId', from: ['id'] } };
const withoutText = { body: { description: 'For readers of my blog' } };
const referralCode: Step = { call: createCall('createReferralCode', withoutText) };
const myEmail: Changes = { ...mine, body: { email: '$email' } };
const emailCode: Step = {
  call: createCall('sendKycEmailCode', myEmail),
  kept: { as: 'code', from: { header: 'X-Sandbox-Code' } },
};
const phoneCode: Step = {
  call: createCall('sendKycPhoneCode', mine),
  kept: { as: 'code', from: { header: 'X-Sandbox-Code' } },
};
const CODE_NOTE =
  "The sandbox doesn't send the code. It returns it in the header `X-Sandbox-Code` and prints it to the log.";
const FILE_NOTE =
  'Put a file with this name next to the script. The server detects the type from the content.';

const special: { readonly [Id in OperationId]?: Special } = {
  logIn: { changes: { body: { username: DEMO_MEMBER, password: DEMO_PASSWORD } } },
  registerMember: { changes: { body: NEW_MEMBER } },
  refreshAccessToken: {
    before: [
      {
        call: createCall('logIn', { body: { username: DEMO_MEMBER, password: DEMO_PASSWORD } }),
        kept: { as: 'refreshToken', from: ['token', 'refresh'] },
      },
    ],
    changes: { body: { refresh_token: '$refreshToken' } },
    note: 'The client does this automatically when the access token has expired.',
  },
  revokeLoginSession: {
    before: [{ call: createCall('listLoginSessions'), kept: { as: 'sessionId', from: [0, 'id'] } }],
    changes: { path: { id: '$sessionId' } },
  },
  createWalletNonce: { caller: 'kim' },
  verifyWalletSignature: {
    note: "curl can't sign, and the example's nonce is already used, so this call returns 400. The SDK example creates a key and signs.",
  },
  changePassword: {
    changes: { body: { current_password: NEW_PASSWORD, new_password: 'hallasan-first-snow' } },
  },
  uploadAvatar: { note: FILE_NOTE },
  verifyPhone: { note: CODE_NOTE },
  submitKycPersonalInfo: { before: [myId], changes: mine },
  uploadKycDocument: { before: [myId, personalInfo], note: FILE_NOTE },
  sendKycEmailCode: { before: [myId, personalInfo], changes: myEmail, note: CODE_NOTE },
  verifyKycEmailCode: {
    before: [myId, personalInfo, emailCode],
    changes: { ...mine, body: { verification_code: '$code' } },
    note: CODE_NOTE,
  },
  sendKycPhoneCode: { before: [myId, personalInfo], changes: mine, note: CODE_NOTE },
  verifyKycPhoneCode: {
    before: [myId, personalInfo, phoneCode],
    changes: { ...mine, body: { phone: '010-2345-6789', verification_code: '$code' } },
    note: CODE_NOTE,
  },
  submitFaceVerification: { caller: 'kim', note: FILE_NOTE },
  createOrder: { changes: giftOrder },
  cancelOrder: { before: [order], changes: { path: { id: '$orderId' } } },
  confirmOrderPayment: { before: [order], changes: { path: { id: '$orderId' } } },
  executeConversion: {
    before: [quote],
    changes: { body: { quote_id: '$quoteId', acknowledged_warnings: [] } },
  },
  createReferralCode: { changes: withoutText },
  updateReferralCode: { before: [myId, referralCode], changes: mine },
  deleteReferralCode: { before: [myId, referralCode], changes: mine },
  rewardReferral: { note: 'Works once per event. A second call returns 409.' },
  processReward: { note: 'Works once per reward. A second call returns 409.' },
};

/** Returns an operation's example. Reads show Kim's demo data, and writes use a new member. */
export function getSample(operation: Operation): Sample {
  const { caller = chooseCaller(operation), before = [], changes, note } = special[operation.id] ?? {};
  const call = createCall(operation.id, changes);
  return {
    recipe: { baseUrl: BASE_URL, language: 'en', caller: CALLERS[caller], before, call },
    ...(note === undefined ? {} : { note }),
  };
}

function chooseCaller({ caller, method }: Operation): CallerName {
  if (caller === 'public' || caller === 'anyone') return 'nobody';
  if (caller === 'operator') return 'operator';
  return method === 'GET' ? 'kim' : 'newMember';
}
