CREATE TABLE "access_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint,
	"hospital_id" bigint,
	"deeds" text[] NOT NULL,
	"reason" text NOT NULL,
	"from_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	"blocked_at" timestamp (3) with time zone NOT NULL,
	"blocked_by" bigint,
	"blocked_by_name" text NOT NULL,
	"lifted_at" timestamp (3) with time zone,
	"lifted_by" bigint,
	"lifted_by_name" text DEFAULT '' NOT NULL,
	"lift_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "access_blocks_span" CHECK ("access_blocks"."from_at" < "access_blocks"."until_at"),
	CONSTRAINT "access_blocks_deeds" CHECK (cardinality("access_blocks"."deeds") > 0),
	CONSTRAINT "access_blocks_place" CHECK ("access_blocks"."hospital_id" is null or "access_blocks"."deeds" <@ array['book']::text[])
);
--> statement-breakpoint
CREATE TABLE "desk_patient_gifts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_patient_gifts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"coupon_id" bigint,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" bigint,
	"asked_by_name" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"code_id" bigint,
	CONSTRAINT "desk_patient_gifts_state" CHECK (state in ('waiting', 'given', 'refused', 'withdrawn', 'back')),
	CONSTRAINT "desk_patient_gifts_what" CHECK (("desk_patient_gifts"."kind" = 'points') = ("desk_patient_gifts"."coupon_id" is null)),
	CONSTRAINT "desk_patient_gifts_amount" CHECK (("desk_patient_gifts"."kind" = 'points') = ("desk_patient_gifts"."amount" > 0))
);
--> statement-breakpoint
CREATE TABLE "desk_patient_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_patient_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"content_sealed" text NOT NULL,
	"written_by" bigint,
	"written_by_name" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_patient_tagged" (
	"tag_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"tagged_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_patient_tagged_tag_id_member_id_pk" PRIMARY KEY("tag_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "desk_patient_tags" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_patient_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "desk_patient_tags_name" UNIQUE("hospital_id","name")
);
--> statement-breakpoint
CREATE TABLE "pay_bill_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_bill_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"digest" text NOT NULL,
	"content_sealed" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"taken_by" bigint,
	"taken_by_name" text DEFAULT '' NOT NULL,
	CONSTRAINT "pay_bill_files_once" UNIQUE("provider","merchant","day","digest"),
	CONSTRAINT "pay_bill_files_taken" CHECK (("pay_bill_files"."taken_at" is null) = ("pay_bill_files"."taken_by" is null))
);
--> statement-breakpoint
CREATE TABLE "pay_merchants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_merchants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payee" text NOT NULL,
	"provider" text NOT NULL,
	"number" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"set_by" bigint NOT NULL,
	"set_by_name" text NOT NULL,
	CONSTRAINT "pay_merchants_payee" CHECK ("pay_merchants"."payee" ~ '^hospital:[0-9]{1,18}$'),
	CONSTRAINT "pay_merchants_number_form" CHECK ("pay_merchants"."number" ~ '^[0-9A-Za-z_-]{1,32}$')
);
--> statement-breakpoint
ALTER TABLE "pay_statements" DROP CONSTRAINT "pay_statements_day";--> statement-breakpoint
ALTER TABLE "desk_settlements" DROP CONSTRAINT "desk_settlements_due";--> statement-breakpoint
ALTER TABLE "desk_till_takings" DROP CONSTRAINT "desk_till_takings_way";--> statement-breakpoint
ALTER TABLE "pay_ledger" DROP CONSTRAINT "pay_ledger_known";--> statement-breakpoint
DROP INDEX "desk_till_takings_in";--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD COLUMN "out_trade_no" text;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD COLUMN "from_function_id" text;--> statement-breakpoint
ALTER TABLE "desk_settlement_lines" ADD COLUMN "direct_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_settlements" ADD COLUMN "direct_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_orders" ADD COLUMN "from_function_id" text;--> statement-breakpoint
ALTER TABLE "notices_sms" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders_appointments" ADD COLUMN "from_function_id" text;--> statement-breakpoint
ALTER TABLE "orders_orders" ADD COLUMN "from_function_id" text;--> statement-breakpoint
ALTER TABLE "pay_attempts" ADD COLUMN "merchant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_payments" ADD COLUMN "card_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_payments" ADD COLUMN "merchant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_refunds" ADD COLUMN "terminal_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_statements" ADD COLUMN "merchant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "outside_trades" ADD COLUMN "merchant" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_blocks" ADD CONSTRAINT "access_blocks_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_blocks" ADD CONSTRAINT "access_blocks_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_blocks" ADD CONSTRAINT "access_blocks_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_blocks" ADD CONSTRAINT "access_blocks_blocked_by_access_staff_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_blocks" ADD CONSTRAINT "access_blocks_lifted_by_access_staff_id_fk" FOREIGN KEY ("lifted_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_gifts" ADD CONSTRAINT "desk_patient_gifts_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_gifts" ADD CONSTRAINT "desk_patient_gifts_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_gifts" ADD CONSTRAINT "desk_patient_gifts_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_gifts" ADD CONSTRAINT "desk_patient_gifts_coupon_id_mall_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."mall_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_gifts" ADD CONSTRAINT "desk_patient_gifts_asked_by_access_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_gifts" ADD CONSTRAINT "desk_patient_gifts_code_id_mall_coupon_codes_id_fk" FOREIGN KEY ("code_id") REFERENCES "public"."mall_coupon_codes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_notes" ADD CONSTRAINT "desk_patient_notes_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_notes" ADD CONSTRAINT "desk_patient_notes_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_notes" ADD CONSTRAINT "desk_patient_notes_written_by_access_staff_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_tagged" ADD CONSTRAINT "desk_patient_tagged_tag_id_desk_patient_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."desk_patient_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_tagged" ADD CONSTRAINT "desk_patient_tagged_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_patient_tags" ADD CONSTRAINT "desk_patient_tags_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_blocks_open" ON "access_blocks" USING btree ("patient_id","until_at") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "access_blocks_patient" ON "access_blocks" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "access_blocks_member" ON "access_blocks" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "access_blocks_hospital" ON "access_blocks" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "access_blocks_by" ON "access_blocks" USING btree ("blocked_by");--> statement-breakpoint
CREATE INDEX "access_blocks_lifter" ON "access_blocks" USING btree ("lifted_by");--> statement-breakpoint
CREATE INDEX "desk_patient_gifts_person" ON "desk_patient_gifts" USING btree ("hospital_id","patient_id","id");--> statement-breakpoint
CREATE INDEX "desk_patient_gifts_patient" ON "desk_patient_gifts" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "desk_patient_gifts_member" ON "desk_patient_gifts" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "desk_patient_gifts_coupon" ON "desk_patient_gifts" USING btree ("coupon_id");--> statement-breakpoint
CREATE INDEX "desk_patient_gifts_code" ON "desk_patient_gifts" USING btree ("code_id");--> statement-breakpoint
CREATE INDEX "desk_patient_gifts_asker" ON "desk_patient_gifts" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "desk_patient_notes_person" ON "desk_patient_notes" USING btree ("hospital_id","member_id","id");--> statement-breakpoint
CREATE INDEX "desk_patient_notes_member" ON "desk_patient_notes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "desk_patient_notes_writer" ON "desk_patient_notes" USING btree ("written_by");--> statement-breakpoint
CREATE INDEX "desk_patient_tagged_member" ON "desk_patient_tagged" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "pay_bill_files_untaken" ON "pay_bill_files" USING btree ("read_at") WHERE taken_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_merchants_one" ON "pay_merchants" USING btree ("payee","provider") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "pay_merchants_number" ON "pay_merchants" USING btree ("provider","number");--> statement-breakpoint
CREATE UNIQUE INDEX "activities_gift_spends_payment" ON "activities_gift_spends" USING btree ("out_trade_no") WHERE out_trade_no is not null;--> statement-breakpoint
CREATE INDEX "consult_consultations_function" ON "consult_consultations" USING btree ("made_at") WHERE from_function_id is not null;--> statement-breakpoint
CREATE INDEX "guahao_orders_function" ON "guahao_orders" USING btree ("made_at") WHERE from_function_id is not null;--> statement-breakpoint
CREATE INDEX "orders_appointments_function" ON "orders_appointments" USING btree ("made_at") WHERE from_function_id is not null;--> statement-breakpoint
CREATE INDEX "orders_orders_function" ON "orders_orders" USING btree ("made_at") WHERE from_function_id is not null;--> statement-breakpoint
CREATE INDEX "pay_refunds_terminal" ON "pay_refunds" USING btree ("terminal_no") WHERE terminal_no <> '';--> statement-breakpoint
CREATE INDEX "wire_edits_newest" ON "wire_edits" USING btree ("row","at");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_till_takings_in" ON "desk_till_takings" USING btree ("out_trade_no","way") WHERE direction = 'in';--> statement-breakpoint
ALTER TABLE "membership_combos" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "points_mall_goods" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "pay_statements" ADD CONSTRAINT "pay_statements_day" UNIQUE("provider","merchant","day");--> statement-breakpoint
ALTER TABLE "activities_gift_spends" ADD CONSTRAINT "activities_gift_spends_one" CHECK ("activities_gift_spends"."order_id" is null or "activities_gift_spends"."out_trade_no" is null);--> statement-breakpoint
ALTER TABLE "desk_settlements" ADD CONSTRAINT "desk_settlements_due" CHECK ("desk_settlements"."due_fen" = "desk_settlements"."net_fen" - "desk_settlements"."direct_fen" + "desk_settlements"."carried_fen");--> statement-breakpoint
ALTER TABLE "desk_till_takings" ADD CONSTRAINT "desk_till_takings_way" CHECK ("desk_till_takings"."way" in ('counter', 'terminal', 'gift-card'));--> statement-breakpoint
ALTER TABLE "pay_ledger" ADD CONSTRAINT "pay_ledger_known" CHECK ("pay_ledger"."debit" ~ '^(held:[a-z-]{1,30}|direct:[0-9]{1,18}|hospital:[0-9]{1,18}|platform|patient|hand|coupon|points|balance|card|doctor:[0-9]{1,18}|partner:[0-9]{1,18}|fee|bank)$' and "pay_ledger"."credit" ~ '^(held:[a-z-]{1,30}|direct:[0-9]{1,18}|hospital:[0-9]{1,18}|platform|patient|hand|coupon|points|balance|card|doctor:[0-9]{1,18}|partner:[0-9]{1,18}|fee|bank)$');--> statement-breakpoint
ALTER TABLE "pay_payments" ADD CONSTRAINT "pay_payments_card" CHECK ("pay_payments"."card_fen" between 0 and "pay_payments"."amount_fen");--> statement-breakpoint
ALTER TABLE "pay_payments" ADD CONSTRAINT "pay_payments_card_of_paid" CHECK ("pay_payments"."card_fen" = 0 or "pay_payments"."paid_at" is not null);