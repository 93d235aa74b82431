// Contract with three operations, for the tests of the comparison.

export function sampleContract() {
  const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const json = (value: object) => ({ 'application/json': { schema: value } });
  return {
    openapi: '3.1.0',
    info: { title: 'Sample', version: '1.0.0' },
    security: [{ bearer: [] }],
    paths: {
      '/assets/': {
        get: {
          operationId: 'listAssets',
          security: [],
          parameters: [
            {
              name: 'risk_level',
              in: 'query',
              required: false,
              schema: { type: 'string', enum: ['low', 'high'] },
            },
            { name: 'page', in: 'query', required: false, schema: { type: 'integer' } },
          ] as SampleParameter[],
          responses: {
            200: {
              description: 'A page of assets.',
              headers: { 'X-Total': { schema: { type: 'integer' } } },
              content: json({
                type: 'object',
                required: ['results'],
                properties: { results: { type: 'array', items: schema('Asset') } },
              }),
            },
          },
        },
      },
      '/assets/{id}/invest/': {
        post: {
          operationId: 'investInAsset',
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
            { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
          ] as SampleParameter[],
          requestBody: { required: true, content: json(schema('InvestInput')) },
          responses: { 201: { description: 'The holding.', content: json(schema('Asset')) } },
        },
      },
      '/old/': {
        get: { operationId: 'listOld', deprecated: true, responses: { 204: { description: 'Nothing.' } } },
      },
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Status: { type: 'string', enum: ['active', 'paused'] },
        Unused: { type: 'string' },
        Asset: {
          type: 'object',
          required: ['id', 'status', 'apy'],
          properties: {
            id: { type: 'string' },
            status: schema('Status'),
            apy: { type: 'string' },
            note: { type: ['string', 'null'] },
          },
        },
        InvestInput: {
          type: 'object',
          additionalProperties: false,
          required: ['amount'],
          properties: {
            amount: { type: 'string', pattern: '^\\d+$' },
            token: { type: 'string', enum: ['GLIB', 'USDT'] },
            memo: { type: ['string', 'null'] },
            gift: { type: 'object', properties: { to: { type: 'string' } } },
          },
        },
      },
    },
  };
}

type SampleParameter = { name: string; in: string; required: boolean; schema: object };
