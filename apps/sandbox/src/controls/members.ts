import { inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { contractOperations } from '../core/contract/operations.ts';
import type { Database } from '../core/data/database.ts';
import { jsonResponse } from '../core/http/respond.ts';
import { members } from '../core/members/schema.ts';
import { DEMO_MEMBERS, DEMO_PASSWORD } from '../core/seed/demo-members.ts';
import { parseLanguage } from '../core/text/text.ts';
import { readControl } from './control-request.ts';
import type { CreatedMember, NewMember } from './new-member.ts';

/** Lists the demo accounts and the available operations, and creates members. */
export function memberControls(db: Database, create: (member: NewMember) => Promise<CreatedMember>): Hono {
  const app = new Hono();
  app.post('/members/', async (context) =>
    jsonResponse(201, await create(await readControl<NewMember>(context, 'NewMember'))),
  );
  app.get('/members/', async ({ req }) => {
    const language = parseLanguage(req.header('Accept-Language') ?? null);
    const demoMembers = Object.values(DEMO_MEMBERS);
    const ids = demoMembers.map(({ id }) => id);
    const rows = await db.select({ id: members.id }).from(members).where(inArray(members.id, ids));
    const present = demoMembers.filter(({ id }) => rows.some((row) => row.id === id));
    return jsonResponse(
      200,
      present.map(({ id, email, name, purpose }) => ({
        ...{ id, email, name, purpose: purpose[language] },
        // The password is public and shared by all demo accounts.
        password: DEMO_PASSWORD,
      })),
    );
  });
  app.get('/operations/', () =>
    jsonResponse(
      200,
      contractOperations.map(({ id, method, path, responses }) => ({
        ...{ id, method, path },
        examples: [...responses].flatMap(([status, content]) =>
          Object.keys(content?.media.examples ?? {}).map((name) => ({ status, name })),
        ),
      })),
    ),
  );
  return app;
}
