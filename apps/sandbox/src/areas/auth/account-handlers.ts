import { checkEmail, checkNewPassword } from '@gli/validation';
import { defineHandler, type OperationRequest } from '../../core/contract/handler.ts';
import type { Database } from '../../core/data/database.ts';
import { newId } from '../../core/data/new-id.ts';
import { transaction } from '../../core/data/transaction.ts';
import { hashPassword } from '../../core/members/passwords.ts';
import { internationalPhone } from '../../core/members/phone.ts';
import { members } from '../../core/members/schema.ts';
import { problem } from '../../core/problem/problem.ts';
import type { Text } from '../../core/text/text.ts';
import { eraseDueAccounts, newMemberRow, readUser } from '../members/index.ts';
import { CODE_NOT_ACTIVE, isActiveReferralCode, recordReferral } from '../referrals/index.ts';
import { grantSandboxTokens } from '../wallet/index.ts';
import { openSession } from './sessions.ts';

/** Creates a member with the sandbox's grant and signs them in; with a referral code, or not at all. */
export const registerMember = defineHandler(
  'registerMember',
  async ({ body, db, headers, ip, now, language, services, reply }) => {
    const details = await errors(body, db, now);
    if (Object.keys(details).length > 0) throw problem('validation_failed', { details });
    const passwordHash = await hashPassword(body.password);
    const { phone, referral_code: code } = body;
    return transaction(db, async (tx) => {
      // Their addresses are free again.
      await eraseDueAccounts(tx, now);
      const member = newMemberRow({
        id: newId('mem'),
        email: body.email.trim().toLowerCase(),
        passwordHash,
        name: body.name.trim(),
        phone: phone === undefined ? null : internationalPhone(phone),
        language: body.language ?? language,
        marketingAccepted: body.marketing_accepted ?? false,
        now,
      });
      const [inserted] = await tx
        .insert(members)
        .values(member)
        .onConflictDoNothing()
        .returning({ id: members.id });
      if (!inserted) throw emailTaken();
      await grantSandboxTokens(tx, member.id, now);
      if (code !== undefined) await recordReferral(tx, { code, memberId: member.id, now });
      const pair = await openSession(tx, services.accessTokens, { memberId: member.id, headers, ip, now });
      const user = await readUser(tx, member.id, { now, language });
      return reply(201, { tokens: { access_token: pair.access, refresh_token: pair.refresh }, user });
    });
  },
  // Hashing the password takes 11 ms and must not hold a transaction open.
  { mode: 'own' },
);

type Registration = OperationRequest<'registerMember'>['body'];

async function errors(body: Registration, db: Database, now: Date): Promise<Record<string, Text[]>> {
  const details: Record<string, Text[]> = {};
  if (checkEmail(body.email.trim()) !== null) {
    details.email = [{ ko: '올바른 이메일 형식이 아닙니다.', en: 'Not a valid email format.' }];
  }
  if (checkNewPassword(body.password) !== null) {
    details.password = [
      {
        ko: '안전하지 않은 비밀번호입니다. 다른 비밀번호를 선택해 주세요.',
        en: 'This password is not safe. Choose another one.',
      },
    ];
  }
  if (!body.terms_accepted) {
    details.terms_accepted = [{ ko: '이용약관에 동의해 주세요.', en: 'Accept the terms of use.' }];
  }
  const { referral_code: code } = body;
  if (code !== undefined && !(await isActiveReferralCode(db, code, now))) {
    details.referral_code = [CODE_NOT_ACTIVE];
  }
  return details;
}

function emailTaken() {
  return problem('email_already_registered', {
    error: { ko: '회원가입에 실패했습니다.', en: 'Signup failed.' },
    message: {
      ko: '이미 가입된 이메일입니다. 로그인해 주세요.',
      en: 'An account with this e-mail address exists. Log in instead.',
    },
    details: {
      email: [{ ko: '이미 가입된 이메일입니다.', en: 'An account with this e-mail address exists.' }],
    },
  });
}
