CREATE TABLE "guahao_order_guests" (
	"order_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "guahao_order_guests_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "records_diabetes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_diabetes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"content_sealed" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_diabetes_readings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_diabetes_readings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"week_index" text NOT NULL,
	"content_sealed" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_own" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_own_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"guardian_consent_at" timestamp (3) with time zone,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_own_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_own_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"content_sealed" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"remind_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "records_share_looks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_share_looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" bigint NOT NULL,
	"who_sealed" text NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"content_sealed" text NOT NULL,
	"code_sealed" text,
	"code_index" text,
	"consultation_id" text,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "account_consent_texts" DROP CONSTRAINT "account_consent_texts_document";--> statement-breakpoint
ALTER TABLE "account_consents" DROP CONSTRAINT "account_consents_purpose";--> statement-breakpoint
ALTER TABLE "files_uploads" DROP CONSTRAINT "files_uploads_one_kind";--> statement-breakpoint
ALTER TABLE "orders_orders" DROP CONSTRAINT "orders_orders_unpaid_whole";--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ALTER COLUMN "hospital_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD COLUMN "back_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "audio_class_records" ADD COLUMN "stopped_seconds" integer;--> statement-breakpoint
ALTER TABLE "audio_class_records" ADD COLUMN "stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "family_doctor_plan_items" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders_cart" ADD COLUMN "came_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders_orders" ADD COLUMN "card_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders_orders" ADD COLUMN "is_reviewed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders_refunds" ADD COLUMN "card_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "repeat_of" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "first_made_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "records_vaccine_editions" ADD COLUMN "programme" text DEFAULT 'free' NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_order_guests" ADD CONSTRAINT "guahao_order_guests_order_id_guahao_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."guahao_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_diabetes" ADD CONSTRAINT "records_diabetes_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_diabetes_readings" ADD CONSTRAINT "records_diabetes_readings_record_id_records_diabetes_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records_diabetes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_own" ADD CONSTRAINT "records_own_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_own_entries" ADD CONSTRAINT "records_own_entries_record_id_records_own_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records_own"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_share_looks" ADD CONSTRAINT "records_share_looks_share_id_records_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."records_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_shares" ADD CONSTRAINT "records_shares_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "records_diabetes_once" ON "records_diabetes" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_diabetes_readings_once" ON "records_diabetes_readings" USING btree ("record_id","client_id");--> statement-breakpoint
CREATE INDEX "records_diabetes_readings_week" ON "records_diabetes_readings" USING btree ("record_id","week_index");--> statement-breakpoint
CREATE UNIQUE INDEX "records_own_once" ON "records_own" USING btree ("patient_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_own_entries_once" ON "records_own_entries" USING btree ("record_id","client_id");--> statement-breakpoint
CREATE INDEX "records_own_entries_remind" ON "records_own_entries" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "records_share_looks_share" ON "records_share_looks" USING btree ("share_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_shares_code" ON "records_shares" USING btree ("code_index");--> statement-breakpoint
CREATE INDEX "records_shares_patient" ON "records_shares" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "records_shares_consultation" ON "records_shares" USING btree ("consultation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_gift_spends_order" ON "activities_gift_spends" USING btree ("order_id","card_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "family_doctor_plan_items_remind" ON "family_doctor_plan_items" USING btree ("span_new") WHERE confirmed_at is null and reminded_at is null;--> statement-breakpoint
ALTER TABLE "account_consent_texts" ADD CONSTRAINT "account_consent_texts_document" CHECK ("account_consent_texts"."document" in ('agreement', 'privacy', 'health', 'diabetes'));--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_purpose" CHECK ("account_consents"."purpose" in ('agreement', 'privacy', 'health', 'diabetes', 'recommend'));--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD CONSTRAINT "activities_gift_spends_back" CHECK ("activities_gift_spends"."back_fen" between 0 and "activities_gift_spends"."amount_fen");--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD CONSTRAINT "activities_gift_spends_held" CHECK (not "activities_gift_spends"."is_held" or "activities_gift_spends"."order_id" is not null);--> statement-breakpoint
ALTER TABLE "files_uploads" ADD CONSTRAINT "files_uploads_one_kind" CHECK (num_nonnulls("files_uploads"."width", "files_uploads"."height") in (0, 2) and (num_nonnulls("files_uploads"."width", "files_uploads"."seconds") > 0 or "files_uploads"."uploadtype" = 'paper'));--> statement-breakpoint
ALTER TABLE "orders_orders" ADD CONSTRAINT "orders_orders_cards" CHECK ("orders_orders"."card_fen" between 0 and "orders_orders"."due_fen");--> statement-breakpoint
ALTER TABLE "orders_orders" ADD CONSTRAINT "orders_orders_unpaid_whole" CHECK (state <> 'unpaid' or ("orders_orders"."hold_until" is not null and "orders_orders"."out_trade_no" is not null and "orders_orders"."due_fen" > "orders_orders"."card_fen"));--> statement-breakpoint
ALTER TABLE "orders_refunds" ADD CONSTRAINT "orders_refunds_cards" CHECK ("orders_refunds"."card_fen" between 0 and "orders_refunds"."goods_fen" + "orders_refunds"."freight_fen");--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_repeat" CHECK (num_nulls("prescriptions"."repeat_of", "prescriptions"."first_made_at") in (0, 2) and ("prescriptions"."repeat_of" is null or "prescriptions"."source" = 'upload'));