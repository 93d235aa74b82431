import type { KycStepName } from '@gli/sdk';
import type { MemberRow } from '../../core/members/schema.ts';
import { type Problem, problem } from '../../core/problem/problem.ts';
import type { Text } from '../../core/text/text.ts';

/** @throws Problem `not_found` for another member's verification */
export function requireOwn(memberId: string, member: MemberRow): void {
  if (memberId !== member.id) throw problem('not_found');
}

/** @throws Problem `rate_limited` with `Retry-After` until a time is reached */
export function requireElapsed(allowedAt: Date, now: Date): void {
  const waitMs = allowedAt.getTime() - now.getTime();
  if (waitMs <= 0) return;
  throw problem('rate_limited', { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
}

export const stepLocked = (): Problem =>
  problem('kyc_step_locked', {
    message: {
      ko: '개인정보 입력을 먼저 완료해 주세요.',
      en: 'Complete the personal information step first.',
    },
  });

export const faceLocked = (): Problem =>
  problem('kyc_step_locked', {
    message: {
      ko: '개인정보, 신분증, 이메일, 휴대전화 인증을 먼저 완료해 주세요.',
      en: 'Complete personal information, documents, email and phone first.',
    },
  });

const DONE: Readonly<Record<Exclude<KycStepName, 'documents'>, { error: Text; message?: Text }>> = {
  personal_info: {
    error: { ko: '개인정보가 이미 확인되었습니다.', en: 'Your personal information is already verified.' },
    message: {
      ko: '바뀐 정보가 있으면 고객센터에 문의해 주세요.',
      en: 'Contact support if something has changed.',
    },
  },
  email: { error: { ko: '이메일이 이미 인증되었습니다.', en: 'Your email is already verified.' } },
  phone: { error: { ko: '휴대전화가 이미 인증되었습니다.', en: 'Your phone is already verified.' } },
  face: {
    error: { ko: '얼굴 인증이 이미 완료되었습니다.', en: 'Your face is already verified.' },
    message: { ko: '본인 인증이 모두 완료되었습니다.', en: 'Your verification is complete.' },
  },
};

export const stepDone = (step: keyof typeof DONE): Problem => problem('already_verified', DONE[step]);

export function wrongCode(triesLeft: number): Problem {
  const left: Text =
    triesLeft === 0
      ? {
          ko: '인증번호가 올바르지 않습니다. 새로 요청해 주세요.',
          en: 'The code is not valid. Request a new one.',
        }
      : {
          ko: `인증번호가 올바르지 않습니다. ${triesLeft}번 더 입력할 수 있습니다.`,
          en: `The code is not valid. ${triesLeft === 1 ? '1 attempt' : `${triesLeft} attempts`} left.`,
        };
  return problem('invalid_verification_code', { details: { verification_code: [left] } });
}
