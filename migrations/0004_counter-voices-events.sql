CREATE TABLE "activities_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	"title" text NOT NULL,
	"intro" text NOT NULL,
	"place" text NOT NULL,
	"doctor_ids" bigint[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"sign_until" timestamp (3) with time zone NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"min_age" smallint,
	"max_age" smallint,
	"asks_health" boolean DEFAULT false NOT NULL,
	"called_off_at" timestamp (3) with time zone,
	"called_off_why" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_events_taken" CHECK ("activities_events"."taken" between 0 and "activities_events"."places"),
	CONSTRAINT "activities_events_waiting" CHECK ("activities_events"."waiting_count" >= 0),
	CONSTRAINT "activities_events_order" CHECK ("activities_events"."sign_until" <= "activities_events"."starts_at" and "activities_events"."starts_at" < "activities_events"."ends_at"),
	CONSTRAINT "activities_events_off" CHECK (("activities_events"."called_off_at" is null) = ("activities_events"."called_off_why" = ''))
);
--> statement-breakpoint
CREATE TABLE "activities_signups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_signups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"guardian_id" bigint,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"offer_until" timestamp (3) with time zone,
	"was_asked" boolean DEFAULT false NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_signups_code" UNIQUE("event_id","code"),
	CONSTRAINT "activities_signups_state" CHECK ("activities_signups"."state" in ('signed', 'waiting', 'offered', 'passed', 'cancelled', 'ended', 'came', 'missed')),
	CONSTRAINT "activities_signups_until" CHECK (("activities_signups"."state" = 'offered') = ("activities_signups"."offer_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "desk_orders_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_orders_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"staff_id" bigint,
	"staff_name" text NOT NULL,
	"content" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_till_shifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_till_shifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"staff_name" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"float_fen" integer NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"counted_fen" integer,
	"expected_fen" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "desk_till_shifts_closed" CHECK (num_nulls("desk_till_shifts"."closed_at", "desk_till_shifts"."counted_fen", "desk_till_shifts"."expected_fen") in (0, 3)),
	CONSTRAINT "desk_till_shifts_amounts" CHECK ("desk_till_shifts"."float_fen" >= 0 and coalesce("desk_till_shifts"."counted_fen", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "desk_till_takings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_till_takings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shift_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"way" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"out_trade_no" text NOT NULL,
	"refund_no" text NOT NULL,
	"order_id" text NOT NULL,
	"number" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_till_takings_amount" CHECK ("desk_till_takings"."amount_fen" > 0),
	CONSTRAINT "desk_till_takings_direction" CHECK ("desk_till_takings"."direction" in ('in', 'back') and ("desk_till_takings"."direction" = 'back') = ("desk_till_takings"."refund_no" <> '')),
	CONSTRAINT "desk_till_takings_way" CHECK ("desk_till_takings"."way" in ('counter', 'terminal'))
);
--> statement-breakpoint
CREATE TABLE "guahao_comment_rules" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"first_count" smallint NOT NULL,
	"holds_links" boolean NOT NULL,
	"holds_pictures" boolean NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "guahao_comment_rules_first" CHECK ("guahao_comment_rules"."first_count" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "guahao_visit_notes" (
	"order_id" text PRIMARY KEY NOT NULL,
	"doctor_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"diagnoses" text[] NOT NULL,
	"ill_ids" bigint[] NOT NULL,
	"findings" text NOT NULL,
	"advice" text NOT NULL,
	"follow_up" date,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "guahao_visit_notes_diagnoses" CHECK (cardinality("guahao_visit_notes"."diagnoses") = cardinality("guahao_visit_notes"."ill_ids"))
);
--> statement-breakpoint
CREATE TABLE "orders_review_reports" (
	"order_id" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"owner_id" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "orders_review_reports_order_id_patient_id_pk" PRIMARY KEY("order_id","patient_id"),
	CONSTRAINT "orders_review_reports_state" CHECK ("orders_review_reports"."state" in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "orders_review_reports_decided" CHECK (("orders_review_reports"."state" = 'open') = ("orders_review_reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "guahao_orders" DROP CONSTRAINT "guahao_orders_origin";--> statement-breakpoint
ALTER TABLE "orders_reviews" DROP CONSTRAINT "orders_reviews_state";--> statement-breakpoint
ALTER TABLE "access_patients" ALTER COLUMN "mobile_sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "access_patients" ALTER COLUMN "mobile_index" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD COLUMN "on_site" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD COLUMN "confirm_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD COLUMN "recalled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD COLUMN "is_official" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD COLUMN "held_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD COLUMN "owner_id" bigint;--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guahao_comments" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_comments" ADD COLUMN "held_for" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_comments" ADD COLUMN "says" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_booking_rules" ADD COLUMN "pays_on_site" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_goods_comments" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders_reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities_events" ADD CONSTRAINT "activities_events_department" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_signups" ADD CONSTRAINT "activities_signups_event_id_activities_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."activities_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_signups" ADD CONSTRAINT "activities_signups_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_orders_notes" ADD CONSTRAINT "desk_orders_notes_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_orders_notes" ADD CONSTRAINT "desk_orders_notes_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_till_shifts" ADD CONSTRAINT "desk_till_shifts_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_till_takings" ADD CONSTRAINT "desk_till_takings_shift_id_desk_till_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."desk_till_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_comment_rules" ADD CONSTRAINT "guahao_comment_rules_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guahao_visit_notes" ADD CONSTRAINT "guahao_visit_notes_order_id_guahao_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."guahao_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_review_reports" ADD CONSTRAINT "orders_review_reports_order_id_orders_reviews_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_reviews"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_review_reports" ADD CONSTRAINT "orders_review_reports_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_review_reports" ADD CONSTRAINT "orders_review_reports_owner_id_access_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_events_begin" ON "activities_events" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "activities_events_department" ON "activities_events" USING btree ("dep_id","starts_at");--> statement-breakpoint
CREATE INDEX "activities_events_hospital" ON "activities_events" USING btree ("hospital_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_signups_once" ON "activities_signups" USING btree ("event_id","member_id") WHERE state not in ('passed', 'cancelled', 'ended');--> statement-breakpoint
CREATE INDEX "activities_signups_line" ON "activities_signups" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "activities_signups_patient" ON "activities_signups" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_signups_member" ON "activities_signups" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "activities_signups_offer" ON "activities_signups" USING btree ("offer_until") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "desk_orders_notes_order" ON "desk_orders_notes" USING btree ("order_id","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_till_shifts_one_open" ON "desk_till_shifts" USING btree ("staff_id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "desk_till_shifts_newest" ON "desk_till_shifts" USING btree ("hospital_id","opened_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "desk_till_takings_newest" ON "desk_till_takings" USING btree ("shift_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "desk_till_takings_in" ON "desk_till_takings" USING btree ("out_trade_no") WHERE direction = 'in';--> statement-breakpoint
CREATE UNIQUE INDEX "desk_till_takings_back" ON "desk_till_takings" USING btree ("refund_no") WHERE direction = 'back';--> statement-breakpoint
CREATE INDEX "guahao_visit_notes_before" ON "guahao_visit_notes" USING btree ("member_id","doctor_id","written_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_review_reports_patient" ON "orders_review_reports" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "orders_review_reports_open" ON "orders_review_reports" USING btree ("order_id","due_at") WHERE state = 'open';--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD CONSTRAINT "guahao_comment_reports_owner_id_access_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_members_id" ON "account_members" USING btree ("id_index") WHERE left_at is null and id_index is not null;--> statement-breakpoint
CREATE INDEX "account_members_name" ON "account_members" USING btree ("truename") WHERE left_at is null;--> statement-breakpoint
CREATE INDEX "guahao_orders_to_confirm" ON "guahao_orders" USING btree ("confirm_at") WHERE confirm_at is not null;--> statement-breakpoint
CREATE INDEX "guahao_comment_replies_held" ON "guahao_comment_replies" USING btree ("comment_id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "guahao_comment_reports_open" ON "guahao_comment_reports" USING btree ("comment_id","due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "guahao_comments_held" ON "guahao_comments" USING btree ("hospital_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state <> 'shown';--> statement-breakpoint
ALTER TABLE "access_patients" ADD CONSTRAINT "access_patients_number" CHECK (num_nulls("access_patients"."mobile_sealed", "access_patients"."mobile_index") in (0, 2));--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD CONSTRAINT "guahao_orders_origin" CHECK ("guahao_orders"."origin" in ('patient', 'counter', 'waitlist', 'reschedule', 'stop'));--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD CONSTRAINT "guahao_comment_replies_state" CHECK ("guahao_comment_replies"."state" in ('shown', 'held', 'hidden'));--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD CONSTRAINT "guahao_comment_reports_state" CHECK ("guahao_comment_reports"."state" in ('open', 'upheld', 'dismissed'));--> statement-breakpoint
ALTER TABLE "guahao_comment_reports" ADD CONSTRAINT "guahao_comment_reports_decided" CHECK (("guahao_comment_reports"."state" = 'open') = ("guahao_comment_reports"."decided_at" is null));--> statement-breakpoint
ALTER TABLE "guahao_comments" ADD CONSTRAINT "guahao_comments_state" CHECK ("guahao_comments"."state" in ('shown', 'held', 'hidden'));--> statement-breakpoint
ALTER TABLE "orders_reviews" ADD CONSTRAINT "orders_reviews_state" CHECK ("orders_reviews"."state" in ('waiting', 'shown', 'refused', 'hidden'));