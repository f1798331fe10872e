CREATE TABLE "access_patient_days" (
	"patient_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "access_patient_days_patient_id_day_pk" PRIMARY KEY("patient_id","day")
);
--> statement-breakpoint
CREATE TABLE "desk_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"settlement_id" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"bank_no" text NOT NULL,
	"received_on" date NOT NULL,
	"proof" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_by_name" text NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"approved_by" bigint,
	"approved_by_name" text DEFAULT '' NOT NULL,
	"is_alone" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"says" text DEFAULT '' NOT NULL,
	CONSTRAINT "desk_receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "desk_receipts_state" CHECK (state in ('proposed', 'entered', 'refused')),
	CONSTRAINT "desk_receipts_amount" CHECK ("desk_receipts"."amount_fen" > 0),
	CONSTRAINT "desk_receipts_proven" CHECK ("desk_receipts"."bank_no" <> '' and "desk_receipts"."proof" <> ''),
	CONSTRAINT "desk_receipts_two" CHECK ("desk_receipts"."approved_by" <> "desk_receipts"."proposed_by" or "desk_receipts"."is_alone"),
	CONSTRAINT "desk_receipts_approved" CHECK (("desk_receipts"."state" = 'entered') = ("desk_receipts"."approved_by" is not null)),
	CONSTRAINT "desk_receipts_why" CHECK ("desk_receipts"."state" <> 'refused' or "desk_receipts"."says" <> '')
);
--> statement-breakpoint
CREATE TABLE "mall_goods_watches" (
	"goods_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"fen" integer NOT NULL,
	CONSTRAINT "mall_goods_watches_goods_id_patient_id_pk" PRIMARY KEY("goods_id","patient_id")
);
--> statement-breakpoint
ALTER TABLE "content_comment_drafts" DROP CONSTRAINT "content_comment_drafts_one";--> statement-breakpoint
ALTER TABLE "content_comment_drafts" DROP CONSTRAINT "content_comment_drafts_subject";--> statement-breakpoint
ALTER TABLE "content_comments" DROP CONSTRAINT "content_comments_subject";--> statement-breakpoint
ALTER TABLE "content_comments" ALTER COLUMN "hospital_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "access_patients" ADD COLUMN "joined_channel" integer;--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD COLUMN "goods_id" bigint;--> statement-breakpoint
ALTER TABLE "content_comments" ADD COLUMN "goods_id" bigint;--> statement-breakpoint
ALTER TABLE "access_patient_days" ADD CONSTRAINT "access_patient_days_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_receipts" ADD CONSTRAINT "desk_receipts_settlement_id_desk_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."desk_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_watches" ADD CONSTRAINT "mall_goods_watches_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_watches" ADD CONSTRAINT "mall_goods_watches_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_patient_days_day" ON "access_patient_days" USING btree ("day","patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_receipts_one_proposed" ON "desk_receipts" USING btree ("settlement_id") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "desk_receipts_settlement" ON "desk_receipts" USING btree ("settlement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_receipts_bank" ON "desk_receipts" USING btree ("bank_no") WHERE state <> 'refused';--> statement-breakpoint
CREATE INDEX "mall_goods_watches_patient" ON "mall_goods_watches" USING btree ("patient_id");--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_patients_joined" ON "access_patients" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "content_comment_drafts_goods" ON "content_comment_drafts" USING btree ("goods_id") WHERE goods_id is not null;--> statement-breakpoint
CREATE INDEX "content_comments_goods" ON "content_comments" USING btree ("goods_id","created_at","id") WHERE goods_id is not null;--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_one" UNIQUE NULLS NOT DISTINCT("patient_id","article_id","video_id","class_id","goods_id");--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_subject" CHECK (num_nonnulls("content_comment_drafts"."article_id", "content_comment_drafts"."video_id", "content_comment_drafts"."class_id", "content_comment_drafts"."goods_id") = 1);--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_seller" CHECK ("content_comments"."hospital_id" is not null or "content_comments"."goods_id" is not null);--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_subject" CHECK (num_nonnulls("content_comments"."article_id", "content_comments"."video_id", "content_comments"."class_id", "content_comments"."goods_id") = 1);--> statement-breakpoint
INSERT INTO "mall_goods_watches" ("goods_id", "patient_id", "fen") SELECT g."id", m."patient_id", g."from_fen" FROM "account_marks" m JOIN "mall_goods" g ON g."id"::text = m."target_id" WHERE m."kind" = 'goods';
