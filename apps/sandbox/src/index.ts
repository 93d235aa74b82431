export type { KycState } from './areas/kyc/index.ts';
export type { ClockChange } from './controls/clock.ts';
export type { CreatedMember, NewMember } from './controls/new-member.ts';
export type { RequestFilter } from './controls/requests/request-filter.ts';
export type { LoggedExchange, LoggedRequest } from './controls/requests/request-log.ts';
export type { NewStub } from './controls/stubs.ts';
export {
  type RunningSandbox,
  type SandboxClock,
  type SandboxData,
  type StartSandboxOptions,
  startSandbox,
} from './start-sandbox.ts';
