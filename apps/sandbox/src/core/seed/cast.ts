/** The password of every demo account. It protects nothing: the sandbox moves no real value. */
export const DEMO_PASSWORD = 'gli-sandbox-2026';

/** Members of the cast in openapi/README.md. */
export const CAST = {
  kim: {
    id: 'mem_4kq7w2hx9p',
    email: 'seoyeon.kim@example.com',
    name: '김서연',
    purpose: {
      ko: '지갑, 투자, 주문, 전환, 추천이 모두 있는 회원',
      en: 'A member with a wallet, investments, orders, conversions and referrals',
    },
  },
  lee: {
    id: 'mem_8rt3n6vc1d',
    email: 'junho.lee@example.com',
    name: '이준호',
    purpose: { ko: '김서연이 초대했고 투자한 회원', en: 'Invited by Kim, has invested' },
  },
  park: {
    id: 'mem_2zf9m5bj7s',
    email: 'minji.park@example.com',
    name: '박민지',
    purpose: { ko: '김서연이 초대했고 지갑이 아직 없는 회원', en: 'Invited by Kim, no wallet yet' },
  },
  jung: {
    id: 'mem_9hs5d3wp6y',
    email: 'haneul.jung@example.com',
    name: '정하늘',
    purpose: { ko: '김서연이 초대했고 활동이 없는 회원', en: 'Invited by Kim, inactive' },
  },
  choi: {
    id: 'mem_6yx1c8qk3t',
    email: 'jihoon.choi@gli.example',
    name: '최지훈',
    purpose: {
      ko: '운영자: 추천 보상을 지급, 처리, 설정',
      en: 'An operator: may grant, process and configure referral rewards',
    },
  },
} as const;
