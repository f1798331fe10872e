CREATE TABLE "account_consent_texts" (
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"change" text NOT NULL,
	"text" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" bigint NOT NULL,
	CONSTRAINT "account_consent_texts_document_version_pk" PRIMARY KEY("document","version"),
	CONSTRAINT "account_consent_texts_document" CHECK ("account_consent_texts"."document" in ('agreement', 'privacy', 'health')),
	CONSTRAINT "account_consent_texts_version" CHECK ("account_consent_texts"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "consult_complaints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consult_complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consultation_id" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"want" text NOT NULL,
	"reason" text NOT NULL,
	"words_sealed" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "consult_complaints_want" CHECK ("consult_complaints"."want" in ('refund', 'complaint')),
	CONSTRAINT "consult_complaints_state" CHECK ("consult_complaints"."state" in ('waiting', 'refunded', 'declined', 'answered', 'withdrawn')),
	CONSTRAINT "consult_complaints_decided" CHECK (("consult_complaints"."state" = 'waiting') = ("consult_complaints"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "guahao_release_reminders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "guahao_release_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"date" date NOT NULL,
	"released_at" timestamp (3) with time zone NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "guahao_release_reminders_once" UNIQUE("patient_id","doctor_id","dep_id","date")
);
--> statement-breakpoint
CREATE TABLE "home_block_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_block_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"block" text NOT NULL,
	"channel" integer,
	"city_id" integer,
	"position" integer NOT NULL,
	"is_hidden" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "home_block_rules_position" CHECK ("home_block_rules"."position" between 0 and 999),
	CONSTRAINT "home_block_rules_span" CHECK ("home_block_rules"."ends_at" > "home_block_rules"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "account_consents" DROP CONSTRAINT "account_consents_purpose";--> statement-breakpoint
DROP INDEX "notices_messages_order";--> statement-breakpoint
ALTER TABLE "account_consents" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD COLUMN "returned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD COLUMN "case_sealed" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD COLUMN "rating_shown" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD COLUMN "summary_sealed" text;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD COLUMN "summary_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "guahao_doctor_posts" ADD COLUMN "room" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_waits" ADD COLUMN "wish_id" text;--> statement-breakpoint
ALTER TABLE "guahao_waits" ADD COLUMN "span" text DEFAULT 'slot' NOT NULL;--> statement-breakpoint
ALTER TABLE "consult_complaints" ADD CONSTRAINT "consult_complaints_consultation_id_consult_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consult_consultations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consult_complaints_one_open" ON "consult_complaints" USING btree ("consultation_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "consult_complaints_of" ON "consult_complaints" USING btree ("consultation_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "consult_complaints_patient" ON "consult_complaints" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "consult_complaints_waiting" ON "consult_complaints" USING btree ("answer_by") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "guahao_release_reminders_due" ON "guahao_release_reminders" USING btree ("released_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "consult_consultations_ratings" ON "consult_consultations" USING btree ("doctor_id","made_at" DESC NULLS FIRST) WHERE rating_shown;--> statement-breakpoint
CREATE INDEX "guahao_waits_wish" ON "guahao_waits" USING btree ("wish_id") WHERE wish_id is not null;--> statement-breakpoint
CREATE INDEX "notices_messages_newest" ON "notices_messages" USING btree ("patient_id","told_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_version" CHECK (("account_consents"."purpose" = 'recommend') = ("account_consents"."version" is null));--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_purpose" CHECK ("account_consents"."purpose" in ('agreement', 'privacy', 'health', 'recommend'));--> statement-breakpoint
ALTER TABLE "guahao_waits" ADD CONSTRAINT "guahao_waits_span" CHECK ("guahao_waits"."span" in ('slot', 'half', 'day'));--> statement-breakpoint
ALTER TABLE "guahao_waits" ADD CONSTRAINT "guahao_waits_wish_span" CHECK (("guahao_waits"."span" = 'slot') = ("guahao_waits"."wish_id" is null));