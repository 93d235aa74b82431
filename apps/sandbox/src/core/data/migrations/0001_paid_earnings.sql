CREATE TABLE "rwa_payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"investment_id" text NOT NULL,
	"member_id" text NOT NULL,
	"position" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"apy" numeric(38, 12) NOT NULL,
	"amount" numeric(38, 8) NOT NULL,
	"paid_on" date NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"transaction_id" text
);
--> statement-breakpoint
DROP INDEX "investments_running_index";--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "payout_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "investments" ADD COLUMN "paid_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "conversions" ADD COLUMN "reverts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversions" ALTER COLUMN "reverts" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD COLUMN "purpose" text;--> statement-breakpoint
-- The descriptions are constants of the earlier version.
UPDATE "wallet_transactions" SET "purpose" = CASE
	WHEN "type" = 'conversion' THEN 'conversion'
	WHEN "reference_type" = 'order' THEN CASE "direction" WHEN 'out' THEN 'order' ELSE 'refund' END
	WHEN "reference_type" = 'investment' THEN CASE "direction" WHEN 'out' THEN 'investment' ELSE 'principal' END
	WHEN "description_en" IN ('Referral reward', 'Reward from the platform') THEN 'reward'
	WHEN "description_en" = 'Sandbox grant' THEN 'grant'
	ELSE 'transfer'
END;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ALTER COLUMN "purpose" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rwa_payouts" ADD CONSTRAINT "rwa_payouts_investment_id_investments_id_fk" FOREIGN KEY ("investment_id") REFERENCES "public"."investments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rwa_payouts" ADD CONSTRAINT "rwa_payouts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rwa_payouts" ADD CONSTRAINT "rwa_payouts_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "rwa_payouts_investment_id_position_index" ON "rwa_payouts" USING btree ("investment_id","position");--> statement-breakpoint
CREATE INDEX "rwa_payouts_member_id_paid_at_index" ON "rwa_payouts" USING btree ("member_id","paid_at");--> statement-breakpoint
CREATE INDEX "investments_member_id_idempotency_key_index" ON "investments" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "investments_due_index" ON "investments" USING btree ("member_id","due_on") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "orders_member_id_idempotency_key_index" ON "orders" USING btree ("member_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "conversions_member_id_idempotency_key_index" ON "conversions" USING btree ("member_id","idempotency_key");--> statement-breakpoint
ALTER TABLE "investments" DROP COLUMN "payout_ids";--> statement-breakpoint
-- Keys of the writes whose responses are still stored.
UPDATE "investments" SET "idempotency_key" = k."key" FROM "idempotency_keys" k
WHERE k."operation" = 'investInRwaAsset' AND k."status" = 201 AND k."body"::jsonb->>'id' = "investments"."id";--> statement-breakpoint
UPDATE "orders" SET "idempotency_key" = k."key" FROM "idempotency_keys" k
WHERE k."operation" = 'createOrder' AND k."status" = 201 AND k."body"::jsonb->>'id' = "orders"."id";--> statement-breakpoint
UPDATE "conversions" SET "idempotency_key" = k."key" FROM "idempotency_keys" k
WHERE k."operation" = 'executeConversion' AND k."status" = 201 AND k."body"::jsonb->>'id' = "conversions"."id";--> statement-breakpoint
-- The earlier version paid the earnings of the whole term at maturity, together with the principal. The ledger and the
-- member's transaction stay as they are, and the payout refers to this transaction.
INSERT INTO "rwa_payouts" SELECT
	'pyt_' || substr(md5(i."id"), 1, 10), i."id", i."member_id", 0,
	term."from_date", i."matures_on" - 1,
	round((t."amount" - i."principal") * 36525 / (i."principal" * (i."matures_on" - term."from_date")), 2),
	t."amount" - i."principal", i."matures_on", i."released_at", t."id"
FROM "investments" i
JOIN "rwa_assets" a ON a."id" = i."asset_id"
JOIN "wallet_transactions" t ON t."reference_id" = i."id" AND t."purpose" = 'principal'
CROSS JOIN LATERAL (
	SELECT greatest((i."invested_at" AT TIME ZONE 'Asia/Seoul')::date, (a."earns_from" || '-01')::date) AS "from_date"
) term
WHERE i."status" = 'matured' AND t."amount" > i."principal";--> statement-breakpoint
UPDATE "investments" SET "payout_count" = 1 FROM "rwa_payouts" y WHERE y."investment_id" = "investments"."id";--> statement-breakpoint
-- Running investments are due since their first day, so the sandbox pays what they have earned at its next due work. No
-- payment is earlier than the sandbox's time now, because members have seen their statements until then.
UPDATE "investments" SET
	"due_on" = ("invested_at" AT TIME ZONE 'Asia/Seoul')::date,
	"paid_from" = coalesce(
		(SELECT CASE c."value"::jsonb->>'mode'
			WHEN 'frozen' THEN (c."value"::jsonb->>'at')::timestamp with time zone
			ELSE now() + (c."value"::jsonb->>'offsetMs')::double precision * interval '1 millisecond'
		END FROM "settings" c WHERE c."name" = 'clock'),
		now()
	)
WHERE "status" = 'active';
