import { errorResponse, exampleOf, gliHandlers } from '@gli/sdk/testing';
import { setupServer } from 'msw/node';

const server = setupServer(
  ...gliHandlers({
    overrides: {
      getProfile: { body: { ...exampleOf('getProfile', 200), name: 'Hong Gildong' } },
      investInRwaAsset: errorResponse('investInRwaAsset', 409, 'insufficient_balance'),
    },
  }),
);
server.listen();
