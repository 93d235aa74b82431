/** Password of the demo accounts, which the examples log in with. */
export const DEMO_PASSWORD = 'gli-sandbox-2026';
export const DEMO_MEMBER = 'seoyeon.kim@example.com';
export const DEMO_OPERATOR = 'jihoon.choi@gli.example';
