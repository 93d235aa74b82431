import { inArray } from 'drizzle-orm';
import { Hono } from 'hono';
import { contractOperations } from '../core/contract/operations.ts';
import type { Database } from '../core/data/database.ts';
import { jsonResponse } from '../core/http/respond.ts';
import { members } from '../core/members/schema.ts';
import { CAST, DEMO_PASSWORD } from '../core/seed/cast.ts';
import { languageOf } from '../core/text/text.ts';

/** Who there is to log in as, and what there is to call. */
export function memberControls(db: Database): Hono {
  const app = new Hono();
  app.get('/members/', async ({ req }) => {
    const language = languageOf(req.header('Accept-Language') ?? null);
    const cast = Object.values(CAST);
    const ids = cast.map(({ id }) => id);
    const rows = await db.select({ id: members.id }).from(members).where(inArray(members.id, ids));
    const present = cast.filter(({ id }) => rows.some((row) => row.id === id));
    return jsonResponse(
      200,
      present.map(({ id, email, name, purpose }) => ({
        ...{ id, email, name, purpose: purpose[language] },
        // Public, and the same for all: it protects nothing.
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
