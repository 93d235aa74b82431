CREATE TABLE "login_attempts" (
	"username" text PRIMARY KEY NOT NULL,
	"attempted_at" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_change_attempts" (
	"member_id" text PRIMARY KEY NOT NULL,
	"attempted_at" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"wallet_address" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "business_contents" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"ko" jsonb NOT NULL,
	"en" jsonb,
	"section" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "development_timelines" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"ko" jsonb NOT NULL,
	"en" jsonb
);
--> statement-breakpoint
CREATE TABLE "project_features" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"ko" jsonb NOT NULL,
	"en" jsonb
);
--> statement-breakpoint
CREATE TABLE "strategy_phases" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"ko" jsonb NOT NULL,
	"en" jsonb
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"ko" jsonb NOT NULL,
	"en" jsonb
);
--> statement-breakpoint
CREATE TABLE "token_ecosystems" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"ko" jsonb NOT NULL,
	"en" jsonb
);
--> statement-breakpoint
CREATE TABLE "member_achievements" (
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"unlocked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_achievements_member_id_code_pk" PRIMARY KEY("member_id","code")
);
--> statement-breakpoint
CREATE TABLE "member_stakes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"since_on" date NOT NULL,
	"stakes_made_count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "face_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"challenge" text,
	"liveness" text NOT NULL,
	"score_percent" text,
	"threshold_percent" text NOT NULL,
	"attempts_left" integer NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decision" text NOT NULL,
	"rejection_codes" jsonb NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_contacts" (
	"member_id" text NOT NULL,
	"step" text NOT NULL,
	"contact" text NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "kyc_contacts_member_id_step_pk" PRIMARY KEY("member_id","step")
);
--> statement-breakpoint
CREATE TABLE "kyc_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"document_type" text NOT NULL,
	"document_side" text NOT NULL,
	"issuing_country" text NOT NULL,
	"expiry_date" date,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"decision" text NOT NULL,
	"rejection_codes" jsonb NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kyc_personal_info" (
	"member_id" text PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"english_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"nationality" text NOT NULL,
	"gender" text,
	"address" jsonb NOT NULL,
	"occupation" text NOT NULL,
	"source_of_funds" text NOT NULL,
	"politically_exposed" boolean NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decision" text NOT NULL,
	"rejection_codes" jsonb NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"sent_to" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "member_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_clicks" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"clicked_on" date NOT NULL,
	"medium" text,
	"campaign" text,
	"click_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"member_id" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"uses_count" integer DEFAULT 0 NOT NULL,
	"maximum_uses" integer,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_config" (
	"id" integer PRIMARY KEY NOT NULL,
	"rules" jsonb NOT NULL,
	"monthly_cap" text,
	"minimum_investment" text NOT NULL,
	"payout_delay_days" integer NOT NULL,
	"milestones" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text
);
--> statement-breakpoint
CREATE TABLE "referral_milestones" (
	"member_id" text NOT NULL,
	"event" text NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_milestones_member_id_event_pk" PRIMARY KEY("member_id","event")
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"id" text PRIMARY KEY NOT NULL,
	"referral_id" text,
	"member_id" text NOT NULL,
	"event" text NOT NULL,
	"amount" numeric(38, 8) NOT NULL,
	"token" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"cancel_reason" text,
	"open_conditions" jsonb NOT NULL,
	"payout_delay_days" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"processed_at" timestamp (3) with time zone,
	"processed_by" text,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"code_id" text NOT NULL,
	"referrer_id" text NOT NULL,
	"invitee_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"medium" text,
	"campaign" text,
	"open_conditions" jsonb NOT NULL,
	CONSTRAINT "referrals_inviteeId_unique" UNIQUE("invitee_id")
);
--> statement-breakpoint
CREATE TABLE "investments" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"asset_id" text NOT NULL,
	"principal" numeric(38, 8) NOT NULL,
	"token" text NOT NULL,
	"fee" numeric(38, 8) NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"invested_at" timestamp (3) with time zone NOT NULL,
	"matures_on" date NOT NULL,
	"released_at" timestamp (3) with time zone,
	"risk_accepted_at" timestamp (3) with time zone NOT NULL,
	"transaction_id" text NOT NULL,
	"payout_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "principal_above_zero" CHECK ("investments"."principal" > 0)
);
--> statement-breakpoint
CREATE TABLE "rwa_asset_details" (
	"asset_id" text PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rwa_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"city" jsonb NOT NULL,
	"region" jsonb NOT NULL,
	"cover" jsonb NOT NULL,
	"risk_level" text NOT NULL,
	"status" text NOT NULL,
	"status_reason" jsonb,
	"featured" boolean DEFAULT false NOT NULL,
	"contract_kind" text NOT NULL,
	"contract_type" text NOT NULL,
	"token" text NOT NULL,
	"expected_apy" numeric(38, 12) NOT NULL,
	"minimum_investment" numeric(38, 8) NOT NULL,
	"maximum_investment" numeric(38, 8),
	"term_months" integer NOT NULL,
	"payout_schedule" text NOT NULL,
	"payout_day" integer NOT NULL,
	"earns_from" text,
	"target" numeric(38, 8) NOT NULL,
	"raised" numeric(38, 8) NOT NULL,
	"investor_count" integer NOT NULL,
	"opens_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rwa_assets_slug_unique" UNIQUE("slug"),
	CONSTRAINT "raised_within_target" CHECK ("rwa_assets"."raised" >= 0 and "rwa_assets"."raised" <= "rwa_assets"."target")
);
--> statement-breakpoint
CREATE TABLE "rwa_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"cover" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "rwa_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "rwa_yields" (
	"asset_id" text NOT NULL,
	"month" text NOT NULL,
	"apy" numeric(38, 12) NOT NULL,
	"average_invested" numeric(38, 8) NOT NULL,
	CONSTRAINT "rwa_yields_asset_id_month_pk" PRIMARY KEY("asset_id","month")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"line_number" integer NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"sold" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" numeric(38, 8) NOT NULL,
	"subtotal" numeric(38, 8) NOT NULL,
	"room_type" text,
	"check_in_date" date,
	"check_out_date" date,
	"nights" integer,
	"visit_at" timestamp (3) with time zone,
	"guests" integer,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"cancellation_rules" jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_line_number_pk" PRIMARY KEY("order_id","line_number")
);
--> statement-breakpoint
CREATE TABLE "order_numbers" (
	"day" date PRIMARY KEY NOT NULL,
	"last_number" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_status_changes" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"note" jsonb,
	CONSTRAINT "order_status_changes_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"member_id" text NOT NULL,
	"status" text NOT NULL,
	"token" text NOT NULL,
	"total" numeric(38, 8) NOT NULL,
	"customer_name" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_address" text,
	"note" text,
	"payment_status" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"transaction_id" text,
	"expires_at" timestamp (3) with time zone,
	"failure_reason" jsonb,
	"refund_amount" numeric(38, 8),
	"refund_percent" numeric(38, 12),
	"refund_requested_at" timestamp (3) with time zone,
	"refund_transaction_id" text,
	"refunded_at" timestamp (3) with time zone,
	"next_change_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "product_rooms" (
	"product_id" text NOT NULL,
	"room_type" text NOT NULL,
	"capacity" integer NOT NULL,
	"floor_area_m_2" integer NOT NULL,
	"room_count" integer NOT NULL,
	"nightly_price" numeric(38, 8) NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "product_rooms_product_id_room_type_pk" PRIMARY KEY("product_id","room_type")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"category_id" text NOT NULL,
	"kind" text NOT NULL,
	"unit" text NOT NULL,
	"name_ko" text NOT NULL,
	"name_en" text NOT NULL,
	"search_text" text NOT NULL,
	"texts" jsonb NOT NULL,
	"price_from" numeric(38, 8) NOT NULL,
	"accepted_tokens" jsonb NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"check_in_time" text,
	"check_out_time" text,
	"visit_times" jsonb NOT NULL,
	"seat_count" integer,
	"cancellation_rules" jsonb NOT NULL,
	"maximum_quantity" integer NOT NULL,
	"maximum_nights" integer,
	"bookable_after_days" integer,
	"bookable_days" integer,
	"bookable_until_on" date,
	"rating" double precision,
	"review_count" integer DEFAULT 0 NOT NULL,
	"featured_position" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "shopping_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "shopping_categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"slot" text NOT NULL,
	"day" date,
	"capacity" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "taken_within_capacity" CHECK ("stock_levels"."taken" between 0 and "stock_levels"."capacity")
);
--> statement-breakpoint
CREATE TABLE "conversion_quotes" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"from_token" text NOT NULL,
	"to_token" text NOT NULL,
	"amount" numeric(38, 8) NOT NULL,
	"conversion_type" text NOT NULL,
	"market_rate" numeric(38, 12) NOT NULL,
	"rate" numeric(38, 12) NOT NULL,
	"price_impact_percent" numeric(38, 12) NOT NULL,
	"gross_amount" numeric(38, 8) NOT NULL,
	"fee_percent" numeric(38, 12) NOT NULL,
	"fee_amount" numeric(38, 8) NOT NULL,
	"receive_amount" numeric(38, 8) NOT NULL,
	"warnings" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"quote_id" text,
	"transaction_id" text NOT NULL,
	"status" text NOT NULL,
	"from_token" text NOT NULL,
	"to_token" text NOT NULL,
	"amount" numeric(38, 8) NOT NULL,
	"conversion_type" text NOT NULL,
	"market_rate" numeric(38, 12) NOT NULL,
	"rate" numeric(38, 12) NOT NULL,
	"price_impact_percent" numeric(38, 12) NOT NULL,
	"gross_amount" numeric(38, 8) NOT NULL,
	"fee_percent" numeric(38, 12) NOT NULL,
	"fee_amount" numeric(38, 8) NOT NULL,
	"receive_amount" numeric(38, 8) NOT NULL,
	"acknowledged_warnings" jsonb NOT NULL,
	"hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"estimated_completion_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wallet_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"type" text NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"token" text NOT NULL,
	"amount" numeric(38, 8) NOT NULL,
	"description_ko" text NOT NULL,
	"description_en" text NOT NULL,
	"hash" text,
	"reference_type" text,
	"reference_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"member_id" text NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"language" text NOT NULL,
	"body" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_member_id_operation_key_pk" PRIMARY KEY("member_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"path" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"member_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"token" text NOT NULL,
	"balance" numeric(38, 8) DEFAULT '0' NOT NULL,
	CONSTRAINT "no_member_below_zero" CHECK ("ledger_accounts"."member_id" is null or "ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"posting_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount" numeric(38, 8) NOT NULL,
	CONSTRAINT "ledger_entries_posting_id_account_id_pk" PRIMARY KEY("posting_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"member_id" text,
	"reference_id" text,
	"posted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"user_agent" text,
	"ip" text,
	"location_ko" text,
	"location_en" text
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"wallet_suspended_at" timestamp (3) with time zone,
	"language" text DEFAULT 'ko' NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"plan_since_on" date NOT NULL,
	"newsletter" boolean DEFAULT true NOT NULL,
	"weekly_report" boolean DEFAULT false NOT NULL,
	"new_asset_alerts" boolean DEFAULT false NOT NULL,
	"subscription_updated_at" timestamp (3) with time zone NOT NULL,
	"notifications" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone NOT NULL,
	"marketing_accepted" boolean DEFAULT false NOT NULL,
	"marketing_changed_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deletion_requested_at" timestamp (3) with time zone,
	"deletes_at" timestamp (3) with time zone,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"wallet_address" text,
	"wallet_registered_at" timestamp (3) with time zone,
	"phone" text,
	"phone_verified_at" timestamp (3) with time zone,
	"avatar_url" text,
	"bio" text,
	"birth_date" date,
	CONSTRAINT "members_email_unique" UNIQUE("email"),
	CONSTRAINT "members_walletAddress_unique" UNIQUE("wallet_address")
);
--> statement-breakpoint
ALTER TABLE "password_change_attempts" ADD CONSTRAINT "password_change_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_login_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."login_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_nonces" ADD CONSTRAINT "wallet_nonces_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_achievements" ADD CONSTRAINT "member_achievements_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_stakes" ADD CONSTRAINT "member_stakes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "face_attempts" ADD CONSTRAINT "face_attempts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_contacts" ADD CONSTRAINT "kyc_contacts_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_documents" ADD CONSTRAINT "kyc_documents_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kyc_personal_info" ADD CONSTRAINT "kyc_personal_info_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_notices" ADD CONSTRAINT "member_notices_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_clicks" ADD CONSTRAINT "referral_clicks_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_milestones" ADD CONSTRAINT "referral_milestones_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_code_id_referral_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."referral_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_members_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_invitee_id_members_id_fk" FOREIGN KEY ("invitee_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_asset_id_rwa_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."rwa_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investments" ADD CONSTRAINT "investments_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rwa_asset_details" ADD CONSTRAINT "rwa_asset_details_asset_id_rwa_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."rwa_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rwa_assets" ADD CONSTRAINT "rwa_assets_category_id_rwa_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."rwa_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rwa_yields" ADD CONSTRAINT "rwa_yields_asset_id_rwa_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."rwa_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_rooms" ADD CONSTRAINT "product_rooms_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_shopping_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shopping_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversion_quotes" ADD CONSTRAINT "conversion_quotes_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_quote_id_conversion_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."conversion_quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversions" ADD CONSTRAINT "conversions_transaction_id_wallet_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."wallet_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transactions" ADD CONSTRAINT "wallet_transactions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_ledger_postings_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_postings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_sessions" ADD CONSTRAINT "login_sessions_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "business_contents_section_position_index" ON "business_contents" USING btree ("section","position");--> statement-breakpoint
CREATE INDEX "face_attempts_member_id_submitted_at_index" ON "face_attempts" USING btree ("member_id","submitted_at");--> statement-breakpoint
CREATE INDEX "kyc_documents_member_id_uploaded_at_index" ON "kyc_documents" USING btree ("member_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "verification_codes_member_id_purpose_sent_at_index" ON "verification_codes" USING btree ("member_id","purpose","sent_at");--> statement-breakpoint
CREATE INDEX "member_notices_member_id_created_at_index" ON "member_notices" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_clicks_member_id_index" ON "referral_clicks" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_code_a_member" ON "referral_codes" USING btree ("member_id") WHERE "referral_codes"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "one_reward_an_event" ON "referral_rewards" USING btree ("referral_id","event");--> statement-breakpoint
CREATE INDEX "referral_rewards_member_id_created_at_index" ON "referral_rewards" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "referral_rewards_status_due_at_index" ON "referral_rewards" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "referrals_referrer_id_joined_at_index" ON "referrals" USING btree ("referrer_id","joined_at");--> statement-breakpoint
CREATE INDEX "referrals_code_id_index" ON "referrals" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "investments_member_id_invested_at_index" ON "investments" USING btree ("member_id","invested_at");--> statement-breakpoint
CREATE INDEX "investments_asset_id_member_id_index" ON "investments" USING btree ("asset_id","member_id");--> statement-breakpoint
CREATE INDEX "investments_running_index" ON "investments" USING btree ("member_id","matures_on") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "rwa_assets_category_id_index" ON "rwa_assets" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "rwa_assets_created_at_id_index" ON "rwa_assets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_member_id_created_at_id_index" ON "orders" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_due_index" ON "orders" USING btree ("next_change_at") WHERE next_change_at is not null;--> statement-breakpoint
CREATE INDEX "orders_due_of_member_index" ON "orders" USING btree ("member_id","next_change_at") WHERE next_change_at is not null;--> statement-breakpoint
CREATE INDEX "products_category_id_index" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "stock_levels_product_id_day_index" ON "stock_levels" USING btree ("product_id","day");--> statement-breakpoint
CREATE INDEX "conversion_quotes_member_id_created_at_index" ON "conversion_quotes" USING btree ("member_id","created_at");--> statement-breakpoint
CREATE INDEX "conversions_member_id_created_at_id_index" ON "conversions" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "conversions_quote_id_index" ON "conversions" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "conversions_pending_index" ON "conversions" USING btree ("member_id","estimated_completion_at") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "wallet_transactions_member_id_created_at_id_index" ON "wallet_transactions" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at_index" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ledger_accounts_member_id_index" ON "ledger_accounts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account_id_index" ON "ledger_entries" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_reference_id_index" ON "ledger_postings" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "login_sessions_member_id_last_active_at_index" ON "login_sessions" USING btree ("member_id","last_active_at");