/** Password of the accounts in the sandbox's demo data, with which the examples log in. */
export const DEMO_PASSWORD = 'gli-sandbox-2026';
export const DEMO_MEMBER = 'seoyeon.kim@example.com';
export const DEMO_OPERATOR = 'jihoon.choi@gli.example';
