/** Accounts of the sandbox's demo data that the examples log in as. */
export const DEMO_PASSWORD = 'gli-sandbox-2026';
export const DEMO_MEMBER = 'seoyeon.kim@example.com';
export const DEMO_OPERATOR = 'jihoon.choi@gli.example';
