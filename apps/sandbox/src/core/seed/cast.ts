/** The password of every demo account. It protects nothing: the sandbox moves no real value. */
export const DEMO_PASSWORD = 'gli-sandbox-2026';

/** Members of the cast in openapi/README.md. */
export const CAST = {
  kim: { id: 'mem_4kq7w2hx9p', email: 'seoyeon.kim@example.com', name: '김서연' },
  lee: { id: 'mem_8rt3n6vc1d', email: 'junho.lee@example.com', name: '이준호' },
  park: { id: 'mem_2zf9m5bj7s', email: 'minji.park@example.com', name: '박민지' },
  jung: { id: 'mem_9hs5d3wp6y', email: 'haneul.jung@example.com', name: '정하늘' },
  choi: { id: 'mem_6yx1c8qk3t', email: 'jihoon.choi@gli.example', name: '최지훈' },
} as const;
