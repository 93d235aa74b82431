-- A number verified in the identity check is the profile's. Erased members have no number.
UPDATE "members" SET "phone" = "contact", "phone_verified_at" = "verified_at"
FROM "kyc_contacts"
WHERE "kyc_contacts"."member_id" = "members"."id" AND "step" = 'phone'
	AND ("phone" IS NULL OR ("phone" = "contact" AND "phone_verified_at" IS NULL))
	AND "email" <> "members"."id" || '@deleted.invalid';
--> statement-breakpoint
-- A number verified in the profile is the identity check's.
INSERT INTO "kyc_contacts" ("member_id", "step", "contact", "verified_at")
SELECT "id", 'phone', "phone", "phone_verified_at" FROM "members" WHERE "phone_verified_at" IS NOT NULL
ON CONFLICT ("member_id", "step") DO UPDATE SET "contact" = EXCLUDED."contact", "verified_at" = EXCLUDED."verified_at";
