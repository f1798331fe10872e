CREATE TABLE "content_advert_logs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_advert_logs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"advert_id" bigint,
	"store_id" bigint,
	"page_key" text NOT NULL,
	"action" text NOT NULL,
	"patient_id" bigint,
	"address_index" text NOT NULL,
	"day" date NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_advert_logs_once" UNIQUE NULLS NOT DISTINCT("day","action","page_key","advert_id","store_id","patient_id","address_index"),
	CONSTRAINT "content_advert_logs_what" CHECK (num_nulls("content_advert_logs"."advert_id", "content_advert_logs"."store_id") < 2),
	CONSTRAINT "content_advert_logs_who" CHECK (("content_advert_logs"."patient_id" is null) = ("content_advert_logs"."address_index" <> '')),
	CONSTRAINT "content_advert_logs_action" CHECK ("content_advert_logs"."action" in ('view', 'click'))
);
--> statement-breakpoint
CREATE TABLE "desk_deposit_shifts" (
	"shift_id" bigint PRIMARY KEY NOT NULL,
	"deposit_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_deposit_takings" (
	"taking_id" bigint PRIMARY KEY NOT NULL,
	"deposit_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_deposits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_deposits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"way" text NOT NULL,
	"until_day" date NOT NULL,
	"should_fen" bigint NOT NULL,
	"counted_fen" bigint,
	"banked_fen" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	"difference_fen" bigint NOT NULL,
	"is_own" boolean NOT NULL,
	"slip_no" text NOT NULL,
	"slip_day" date NOT NULL,
	"photo" text NOT NULL,
	"note" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"entered_by" bigint NOT NULL,
	"entered_by_name" text NOT NULL,
	CONSTRAINT "desk_deposits_slip" UNIQUE("hospital_id","way","slip_no"),
	CONSTRAINT "desk_deposits_way" CHECK ("desk_deposits"."way" in ('counter', 'terminal')),
	CONSTRAINT "desk_deposits_amounts" CHECK ("desk_deposits"."should_fen" > 0 and "desk_deposits"."banked_fen" >= 0 and "desk_deposits"."fee_fen" between 0 and "desk_deposits"."should_fen"),
	CONSTRAINT "desk_deposits_fee" CHECK ("desk_deposits"."way" = 'terminal' or "desk_deposits"."fee_fen" = 0),
	CONSTRAINT "desk_deposits_difference" CHECK ("desk_deposits"."difference_fen" = "desk_deposits"."banked_fen" + "desk_deposits"."fee_fen" - "desk_deposits"."should_fen"),
	CONSTRAINT "desk_deposits_why" CHECK ("desk_deposits"."difference_fen" = 0 or "desk_deposits"."note" <> '')
);
--> statement-breakpoint
CREATE TABLE "desk_payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"settlement_id" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_by_name" text NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"approved_by" bigint,
	"approved_by_name" text DEFAULT '' NOT NULL,
	"is_alone" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by_name" text DEFAULT '' NOT NULL,
	"bank_no" text DEFAULT '' NOT NULL,
	"paid_on" date,
	"proof" text DEFAULT '' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	CONSTRAINT "desk_payouts_number_unique" UNIQUE("number"),
	CONSTRAINT "desk_payouts_state" CHECK (state in ('proposed', 'approved', 'paid', 'failed', 'refused')),
	CONSTRAINT "desk_payouts_amount" CHECK ("desk_payouts"."amount_fen" > 0),
	CONSTRAINT "desk_payouts_two" CHECK ("desk_payouts"."approved_by" <> "desk_payouts"."proposed_by" or "desk_payouts"."is_alone"),
	CONSTRAINT "desk_payouts_approved" CHECK ("desk_payouts"."state" not in ('approved', 'paid', 'failed') or "desk_payouts"."approved_by" is not null),
	CONSTRAINT "desk_payouts_proven" CHECK (("desk_payouts"."state" = 'paid') = ("desk_payouts"."bank_no" <> '' and "desk_payouts"."paid_on" is not null and "desk_payouts"."proof" <> '')),
	CONSTRAINT "desk_payouts_why" CHECK ("desk_payouts"."state" not in ('failed', 'refused') or "desk_payouts"."says" <> '')
);
--> statement-breakpoint
CREATE TABLE "desk_settlement_lines" (
	"party" text NOT NULL,
	"entry_id" bigint NOT NULL,
	"settlement_id" bigint NOT NULL,
	"fen" integer NOT NULL,
	"fee_fen" integer NOT NULL,
	"kept_fen" integer NOT NULL,
	"share_fen" integer NOT NULL,
	CONSTRAINT "desk_settlement_lines_party_entry_id_pk" PRIMARY KEY("party","entry_id"),
	CONSTRAINT "desk_settlement_lines_sum" CHECK ("desk_settlement_lines"."fen" = "desk_settlement_lines"."fee_fen" + "desk_settlement_lines"."kept_fen" + "desk_settlement_lines"."share_fen")
);
--> statement-breakpoint
CREATE TABLE "desk_settlement_terms" (
	"party" text NOT NULL,
	"from_day" date NOT NULL,
	"share_bp" integer NOT NULL,
	"fee_bp" integer NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"set_by" bigint NOT NULL,
	"set_by_name" text NOT NULL,
	CONSTRAINT "desk_settlement_terms_party_from_day_pk" PRIMARY KEY("party","from_day"),
	CONSTRAINT "desk_settlement_terms_party" CHECK ("desk_settlement_terms"."party" ~ '^(hospital|doctor|partner):[0-9]{1,18}$'),
	CONSTRAINT "desk_settlement_terms_share" CHECK ("desk_settlement_terms"."share_bp" between 0 and 10000),
	CONSTRAINT "desk_settlement_terms_fee" CHECK ("desk_settlement_terms"."fee_bp" between 0 and 10000)
);
--> statement-breakpoint
CREATE TABLE "desk_settlements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"party" text NOT NULL,
	"party_name" text NOT NULL,
	"month" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" bigint NOT NULL,
	"issued_by_name" text NOT NULL,
	"lines" integer NOT NULL,
	"came_fen" bigint NOT NULL,
	"went_fen" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	"kept_fen" bigint NOT NULL,
	"net_fen" bigint NOT NULL,
	"carried_fen" bigint NOT NULL,
	"due_fen" bigint NOT NULL,
	CONSTRAINT "desk_settlements_number_unique" UNIQUE("number"),
	CONSTRAINT "desk_settlements_month" UNIQUE("party","month"),
	CONSTRAINT "desk_settlements_party" CHECK ("desk_settlements"."party" ~ '^(hospital|doctor|partner):[0-9]{1,18}$'),
	CONSTRAINT "desk_settlements_net" CHECK ("desk_settlements"."net_fen" = "desk_settlements"."came_fen" - "desk_settlements"."went_fen" - "desk_settlements"."fee_fen" - "desk_settlements"."kept_fen"),
	CONSTRAINT "desk_settlements_due" CHECK ("desk_settlements"."due_fen" = "desk_settlements"."net_fen" + "desk_settlements"."carried_fen"),
	CONSTRAINT "desk_settlements_carried" CHECK ("desk_settlements"."carried_fen" <= 0)
);
--> statement-breakpoint
CREATE TABLE "emergencies_signs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emergencies_signs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"words" text[] NOT NULL,
	"when_text" text NOT NULL,
	"first_text" text NOT NULL,
	"phone" text NOT NULL,
	"source" text NOT NULL,
	"position" smallint NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "emergencies_signs_name_unique" UNIQUE("name"),
	CONSTRAINT "emergencies_signs_phone" CHECK ("emergencies_signs"."phone" in ('120', '12356')),
	CONSTRAINT "emergencies_signs_words" CHECK (cardinality("emergencies_signs"."words") > 0),
	CONSTRAINT "emergencies_signs_source" CHECK ("emergencies_signs"."source" <> '')
);
--> statement-breakpoint
CREATE TABLE "guahao_stop_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_stop_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"date" date NOT NULL,
	"half" text NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "guahao_stop_requests_state" CHECK ("guahao_stop_requests"."state" in ('asked', 'stopped', 'refused', 'withdrawn')),
	CONSTRAINT "guahao_stop_requests_decided" CHECK (("guahao_stop_requests"."state" = 'asked') = ("guahao_stop_requests"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "search_muted_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "guahao_orders" DROP CONSTRAINT "guahao_orders_origin";--> statement-breakpoint
ALTER TABLE "pay_ledger" DROP CONSTRAINT "pay_ledger_known";--> statement-breakpoint
ALTER TABLE "activities_events" ADD COLUMN "points" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities_events" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activities_events" ADD COLUMN "thanked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "activities_signups" ADD COLUMN "certificate_no" text;--> statement-breakpoint
ALTER TABLE "content_comments" ADD COLUMN "stars" smallint;--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD COLUMN "priority" text;--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD COLUMN "priority_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "home_partners" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "location_cities" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "channels" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "weight" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "item_type" smallint DEFAULT 701 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "item_id" bigint;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "topic_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "min_age" smallint;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "max_age" smallint;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "sex" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "most_views" integer;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "most_a_day" smallint;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "view_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "click_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD COLUMN "order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_advert_logs" ADD CONSTRAINT "content_advert_logs_advert_id_mall_adverts_id_fk" FOREIGN KEY ("advert_id") REFERENCES "public"."mall_adverts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_advert_logs" ADD CONSTRAINT "content_advert_logs_store_id_guahao_hospitals_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_advert_logs" ADD CONSTRAINT "content_advert_logs_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_deposit_shifts" ADD CONSTRAINT "desk_deposit_shifts_shift_id_desk_till_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."desk_till_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_deposit_shifts" ADD CONSTRAINT "desk_deposit_shifts_deposit_id_desk_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."desk_deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_deposit_takings" ADD CONSTRAINT "desk_deposit_takings_taking_id_desk_till_takings_id_fk" FOREIGN KEY ("taking_id") REFERENCES "public"."desk_till_takings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_deposit_takings" ADD CONSTRAINT "desk_deposit_takings_deposit_id_desk_deposits_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."desk_deposits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_deposits" ADD CONSTRAINT "desk_deposits_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_payouts" ADD CONSTRAINT "desk_payouts_settlement_id_desk_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."desk_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_settlement_lines" ADD CONSTRAINT "desk_settlement_lines_entry_id_pay_ledger_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."pay_ledger"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_settlement_lines" ADD CONSTRAINT "desk_settlement_lines_settlement_id_desk_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."desk_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stop_requests" ADD CONSTRAINT "guahao_stop_requests_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stop_requests" ADD CONSTRAINT "guahao_stop_requests_dep_id_guahao_departments_id_fk" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_stop_requests" ADD CONSTRAINT "guahao_stop_requests_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_advert_logs_patient" ON "content_advert_logs" USING btree ("patient_id","happened_at");--> statement-breakpoint
CREATE INDEX "content_advert_logs_advert" ON "content_advert_logs" USING btree ("advert_id");--> statement-breakpoint
CREATE INDEX "content_advert_logs_store" ON "content_advert_logs" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "desk_deposit_shifts_deposit" ON "desk_deposit_shifts" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "desk_deposit_takings_deposit" ON "desk_deposit_takings" USING btree ("deposit_id");--> statement-breakpoint
CREATE INDEX "desk_deposits_newest" ON "desk_deposits" USING btree ("hospital_id","slip_day" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_payouts_one_live" ON "desk_payouts" USING btree ("settlement_id") WHERE state in ('proposed', 'approved', 'paid');--> statement-breakpoint
CREATE INDEX "desk_payouts_settlement" ON "desk_payouts" USING btree ("settlement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_payouts_bank" ON "desk_payouts" USING btree ("bank_no") WHERE bank_no <> '';--> statement-breakpoint
CREATE INDEX "desk_settlement_lines_settlement" ON "desk_settlement_lines" USING btree ("settlement_id","entry_id");--> statement-breakpoint
CREATE INDEX "desk_settlement_lines_entry" ON "desk_settlement_lines" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "desk_settlements_newest" ON "desk_settlements" USING btree ("month","id");--> statement-breakpoint
CREATE UNIQUE INDEX "guahao_stop_requests_once" ON "guahao_stop_requests" USING btree ("doctor_id","date","half","dep_id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "guahao_stop_requests_hospital" ON "guahao_stop_requests" USING btree ("hospital_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "content_comments_review" ON "content_comments" USING btree ("class_id","patient_id") WHERE stars is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "location_cities_default" ON "location_cities" USING btree ("is_default") WHERE "location_cities"."is_default";--> statement-breakpoint
ALTER TABLE "activities_signups" ADD CONSTRAINT "activities_signups_certificate" UNIQUE("certificate_no");--> statement-breakpoint
ALTER TABLE "activities_events" ADD CONSTRAINT "activities_events_points" CHECK ("activities_events"."points" >= 0);--> statement-breakpoint
ALTER TABLE "activities_signups" ADD CONSTRAINT "activities_signups_certified" CHECK ("activities_signups"."certificate_no" is null or "activities_signups"."state" = 'came');--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_stars" CHECK ("content_comments"."stars" is null or ("content_comments"."stars" between 1 and 5 and "content_comments"."class_id" is not null and "content_comments"."root_id" is null));--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD CONSTRAINT "guahao_orders_priority" CHECK (priority is null or priority in ('emergency', 'elderly', 'pregnant', 'disabled', 'child', 'soldier', 'other'));--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD CONSTRAINT "guahao_orders_origin" CHECK ("guahao_orders"."origin" in ('patient', 'counter', 'waitlist', 'reschedule', 'stop', 'transfer'));--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD CONSTRAINT "mall_adverts_weight" CHECK ("mall_adverts"."weight" between 1 and 100);--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD CONSTRAINT "mall_adverts_item" CHECK ("mall_adverts"."item_type" in (701, 2, 205, 101, 203, 202));--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD CONSTRAINT "mall_adverts_sex" CHECK ("mall_adverts"."sex" in ('', 'female', 'male'));--> statement-breakpoint
ALTER TABLE "mall_adverts" ADD CONSTRAINT "mall_adverts_caps" CHECK ("mall_adverts"."most_views" > 0 and "mall_adverts"."most_a_day" > 0);--> statement-breakpoint
ALTER TABLE "pay_ledger" ADD CONSTRAINT "pay_ledger_known" CHECK ("pay_ledger"."debit" ~ '^(held:[a-z-]{1,30}|hospital:[0-9]{1,18}|platform|patient|hand|coupon|points|balance|card|doctor:[0-9]{1,18}|partner:[0-9]{1,18}|fee|bank)$' and "pay_ledger"."credit" ~ '^(held:[a-z-]{1,30}|hospital:[0-9]{1,18}|platform|patient|hand|coupon|points|balance|card|doctor:[0-9]{1,18}|partner:[0-9]{1,18}|fee|bank)$');--> statement-breakpoint
INSERT INTO "content_comments" ("class_id", "hospital_id", "patient_id", "author_name", "stars", "content", "state", "reply_count", "created_at")
SELECT c.class_id, k.hospital_id, c.patient_id, c.author_name, c.stars, c.content, 'shown', c.reply_count, c.written_at
FROM "audio_class_comments" c JOIN "audio_class_classes" k ON k.id = c.class_id ORDER BY c.id;--> statement-breakpoint
INSERT INTO "content_comments" ("class_id", "hospital_id", "root_id", "patient_id", "author_name", "content", "state", "created_at")
SELECT n.class_id, n.hospital_id, n.id, r.patient_id, r.author_name, r.content, 'shown', r.written_at
FROM "audio_class_replies" r JOIN "audio_class_comments" c ON c.id = r.comment_id
JOIN "content_comments" n ON n.class_id = c.class_id AND n.patient_id = c.patient_id AND n.stars IS NOT NULL ORDER BY r.id;--> statement-breakpoint
DROP TABLE "audio_class_replies" CASCADE;--> statement-breakpoint
DROP TABLE "audio_class_comments" CASCADE;
--> statement-breakpoint
CREATE FUNCTION pay_ledger_keep_all() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE closed_until timestamptz := (SELECT max(ends_at) FROM pay_months);
BEGIN
	IF closed_until IS NOT NULL THEN
		RAISE EXCEPTION 'the books are closed until %', closed_until USING ERRCODE = 'check_violation', CONSTRAINT = 'pay_ledger_closed_month';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pay_ledger_closed_whole BEFORE TRUNCATE ON pay_ledger FOR EACH STATEMENT EXECUTE FUNCTION pay_ledger_keep_all();
--> statement-breakpoint
CREATE FUNCTION desk_settlements_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a settlement stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'desk_settlements_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_settlements_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_settlements FOR EACH STATEMENT EXECUTE FUNCTION desk_settlements_keep();
--> statement-breakpoint
CREATE TRIGGER desk_settlement_lines_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_settlement_lines FOR EACH STATEMENT EXECUTE FUNCTION desk_settlements_keep();
--> statement-breakpoint
CREATE FUNCTION desk_deposits_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a deposit stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'desk_deposits_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER desk_deposits_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_deposits FOR EACH STATEMENT EXECUTE FUNCTION desk_deposits_keep();
