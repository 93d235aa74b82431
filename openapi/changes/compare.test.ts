import { describe, expect, test } from 'vitest';
import { type ComparedDocument, compareContracts } from './compare.ts';
import { sampleContract } from './sample-contract.ts';

type Sample = ReturnType<typeof sampleContract>;

async function compareEdited(edit: (sample: Sample) => void, prepare: (sample: Sample) => void = () => {}) {
  const [released, current] = [sampleContract(), sampleContract()];
  prepare(released);
  prepare(current);
  edit(current);
  return compareContracts(document(released), document(current));
}

/** Copies a sample as if it had been read from a file. */
function document(sample: Sample): ComparedDocument {
  return JSON.parse(JSON.stringify(sample)) as ComparedDocument;
}

function list(sample: Sample) {
  return sample.paths['/assets/'].get;
}
function invest(sample: Sample) {
  return sample.paths['/assets/{id}/invest/'].post;
}
function asset(sample: Sample) {
  return sample.components.schemas.Asset;
}
function input(sample: Sample) {
  return sample.components.schemas.InvestInput;
}

describe('breaking changes', () => {
  const cases: [string, (sample: Sample) => void, string][] = [
    [
      'an operation is removed',
      (sample) => Reflect.deleteProperty(sample.paths, '/assets/{id}/invest/'),
      'investInAsset: api path removed without deprecation',
    ],
    [
      'an operation that was deprecated is removed',
      (sample) => Reflect.deleteProperty(sample.paths, '/old/'),
      'listOld: api path removed with deprecation',
    ],
    [
      'an operation has another name, and its SDK function with it',
      (sample) => Object.assign(list(sample), { operationId: 'findAssets' }),
      'listAssets: api operation id `listAssets` removed and replaced with `findAssets`',
    ],
    [
      'a path parameter has another name',
      ({ paths }) => {
        const { '/assets/{id}/invest/': item } = paths;
        Reflect.deleteProperty(paths, '/assets/{id}/invest/');
        Object.assign(item.post.parameters[0] ?? {}, { name: 'asset_id' });
        Object.assign(paths, { '/assets/{asset_id}/invest/': item });
      },
      'investInAsset: api path removed without deprecation',
    ],
    [
      'a schema, and the SDK type of it, has another name',
      (sample) => Reflect.deleteProperty(sample.components.schemas, 'Unused'),
      'components: removed the schema `Unused`',
    ],
    [
      'a field of a response is removed or renamed',
      (sample) => {
        Reflect.deleteProperty(asset(sample).properties, 'apy');
        Object.assign(asset(sample).properties, { annual_yield: { type: 'string' } });
        asset(sample).required = ['id', 'status', 'annual_yield'];
      },
      'listAssets: removed the required property `results/items/apy` from the response with the `200` status',
    ],
    [
      'an optional field of a response is removed',
      (sample) => Reflect.deleteProperty(asset(sample).properties, 'note'),
      'listAssets: removed the optional property `results/items/note` from the response with the `200` status',
    ],
    [
      'a required field of a response becomes optional',
      (sample) => asset(sample).required.pop(),
      'listAssets: the response property `results/items/apy` became optional for the status `200`',
    ],
    [
      'a field of a response may be null',
      (sample) => Object.assign(asset(sample).properties.apy, { type: ['string', 'null'] }),
      'listAssets: the response property `results/items/apy` became nullable for the status `200`',
    ],
    [
      'a field of a response has another type',
      (sample) => Object.assign(asset(sample).properties.apy, { type: 'number' }),
      "listAssets: the `results/items/apy` response's property type/format changed from `string`/`` to `number`/`` for status `200`",
    ],
    [
      'a request needs a new field',
      (sample) => {
        Object.assign(input(sample).properties, { accepted_risk: { type: 'boolean' } });
        input(sample).required.push('accepted_risk');
      },
      'investInAsset: added the new required request property `accepted_risk`',
    ],
    [
      'an optional field of a request becomes required',
      (sample) => input(sample).required.push('token'),
      'investInAsset: the request property `token` became required',
    ],
    [
      'a body begins to refuse what it does not name',
      (sample) => Object.assign(input(sample).properties.gift, { additionalProperties: false }),
      'investInAsset: the request property `gift` rejects undeclared properties',
    ],
    [
      'a field of a request is removed',
      (sample) => Reflect.deleteProperty(input(sample).properties, 'token'),
      'investInAsset: removed the request property `token`',
    ],
    [
      'a field of a request may no longer be null',
      (sample) => Object.assign(input(sample).properties.memo, { type: 'string' }),
      'investInAsset: the request property `memo` became not nullable',
    ],
    [
      'an enum of a body is narrowed',
      (sample) => input(sample).properties.token.enum.pop(),
      'investInAsset: removed the enum value `USDT` of the request property `token`',
    ],
    [
      'an enum of a query is narrowed',
      (sample) => Object.assign(list(sample).parameters[0]?.schema ?? {}, { enum: ['low'] }),
      'listAssets: removed the enum value `high` from the `query` request parameter `risk_level`',
    ],
    [
      'a parameter has another type',
      (sample) => Object.assign(list(sample).parameters[1] ?? {}, { schema: { type: 'string' } }),
      'listAssets: for the `query` request parameter `page`, the type/format was generalized from `integer`/`` to `string`/``',
    ],
    [
      'a parameter is removed',
      (sample) => list(sample).parameters.pop(),
      'listAssets: deleted the `query` request parameter `page`',
    ],
    [
      'a request needs a new header',
      (sample) => invest(sample).parameters.push({ ...text('X-Tenant', 'header'), required: true }),
      'investInAsset: added the new required `header` request parameter `X-Tenant`',
    ],
    [
      'an optional header of a request becomes required',
      (sample) => Object.assign(invest(sample).parameters[1] ?? {}, { required: true }),
      'investInAsset: the `header` request parameter `Idempotency-Key` became required',
    ],
    [
      'a header of a response is removed',
      (sample) => Reflect.deleteProperty(list(sample).responses[200].headers, 'X-Total'),
      'listAssets: the optional response header `X-Total` removed for the status `200`',
    ],
    [
      'a header of a response holds something else',
      (sample) => Object.assign(list(sample).responses[200].headers['X-Total'].schema, { type: 'string' }),
      'listAssets: the value of the response header `X-Total` changed for the status `200`',
    ],
    [
      'a public operation asks for a login by the default of the document',
      (sample) => Reflect.deleteProperty(list(sample), 'security'),
      'listAssets: the endpoint scheme security `bearer` was added to the API',
    ],
    [
      'success has another status',
      (sample) => {
        const { responses } = invest(sample);
        Object.assign(responses, { 200: responses[201] });
        Reflect.deleteProperty(responses, 201);
      },
      'investInAsset: removed the success response with the status `201`',
    ],
  ];
  test.each(cases)('are found if %s', async (_, edit, expected) => {
    const breaks = (await compareEdited(edit)).filter(({ isBreak }) => isBreak);
    expect(breaks.map((found) => `${found.operation ?? 'components'}: ${found.text}`)).toContain(expected);
  });
});

describe('allowed changes', () => {
  const cases: [string, (sample: Sample) => void, string][] = [
    [
      'an enum of responses is widened',
      (sample) => sample.components.schemas.Status.enum.push('sold'),
      'response-property-enum-value-added',
    ],
    [
      'an error status is added',
      (sample) => Object.assign(list(sample).responses, { 429: { description: 'Too many requests.' } }),
      'response-non-success-status-added',
    ],
    [
      'an optional parameter is added',
      (sample) => list(sample).parameters.push(text('search', 'query')),
      'new-optional-request-parameter',
    ],
    [
      'an optional field of a request is added',
      (sample) => Object.assign(input(sample).properties, { memo_2: { type: 'string' } }),
      'new-optional-request-property',
    ],
    [
      'a field of a response is added',
      (sample) => Object.assign(asset(sample).properties, { images: { type: 'string' } }),
      'response-optional-property-added',
    ],
    [
      'a header of a response is added',
      (sample) =>
        Object.assign(list(sample).responses[200].headers, { Vary: { schema: { type: 'string' } } }),
      'response-header-added',
    ],
    [
      'an enum of a request is widened',
      (sample) => input(sample).properties.token.enum.push('KRW'),
      'request-property-enum-value-added',
    ],
    [
      'an operation is added',
      (sample) => Object.assign(sample.paths, { '/new/': { ...sample.paths['/old/'] } }),
      'endpoint-added',
    ],
    [
      'an operation is deprecated',
      (sample) => Object.assign(list(sample), { deprecated: true }),
      'endpoint-deprecated',
    ],
  ];
  test.each(cases)('are reported if %s', async (_, edit, id) => {
    const changes = await compareEdited(edit);
    expect(changes.map((found) => found.id)).toContain(id);
    expect(changes.filter(({ isBreak }) => isBreak)).toEqual([]);
  });
});

test('finds no change between a contract and itself', async () => {
  expect(await compareEdited(() => {})).toEqual([]);
});

test('ignores the type next to the choices of an open enum', async () => {
  const items = {
    anyOf: [{ $ref: '#/components/schemas/Status' }, { 'x-gli-newer-value': true, type: 'string' }],
  };
  const addList = (sample: Sample) =>
    Object.assign(asset(sample).properties, { steps: { type: 'array', items: { ...items } } });
  const changes = await compareEdited(
    (sample) =>
      Object.assign(asset(sample).properties, {
        steps: { type: 'array', items: { type: 'string', ...items } },
      }),
    addList,
  );
  expect(changes).toEqual([]);
});

test('ignores changes in wording', async () => {
  const changes = await compareEdited((sample) => {
    Object.assign(list(sample), { description: 'Other words.', summary: 'Assets' });
    Object.assign(list(sample).responses[200].headers['X-Total'].schema, { description: 'Other words.' });
  });
  expect(changes).toEqual([]);
});

test('throws for an unreadable document instead of reporting no changes', async () => {
  const sample = document(sampleContract());
  const broken = { ...sample, paths: { '/assets/': { get: { responses: 7 } } } };
  await expect(compareContracts(sample, broken)).rejects.toThrow('The contracts could not be compared');
});

function text(name: string, place: 'query' | 'header') {
  return { name, in: place, required: false, schema: { type: 'string' } };
}
