CREATE TABLE "activities_bank_visits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_bank_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"bank_id" bigint NOT NULL,
	"name_sealed" text NOT NULL,
	"mobile_sealed" text NOT NULL,
	"day" date NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"contacted_at" timestamp (3) with time zone,
	CONSTRAINT "activities_bank_visits_state" CHECK ("activities_bank_visits"."state" in ('waiting', 'contacted', 'cancelled')),
	CONSTRAINT "activities_bank_visits_contacted" CHECK ("activities_bank_visits"."state" <> 'contacted' or "activities_bank_visits"."contacted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "activities_banks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_banks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities_feedback" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"content_sealed" text NOT NULL,
	"mobile_sealed" text,
	"images" text[] DEFAULT '{}' NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activities_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"act_id" bigint NOT NULL,
	"inviter_id" bigint,
	"friend_id" bigint,
	"friend_index" text NOT NULL,
	"state" text NOT NULL,
	"refused_for" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"order_id" text,
	"reward_points" integer DEFAULT 0 NOT NULL,
	"reward_code_id" bigint,
	"taken_points" integer DEFAULT 0 NOT NULL,
	"is_code_taken" text,
	CONSTRAINT "activities_invitations_friendId_unique" UNIQUE("friend_id"),
	CONSTRAINT "activities_invitations_friendIndex_unique" UNIQUE("friend_index"),
	CONSTRAINT "activities_invitations_order" UNIQUE("order_id"),
	CONSTRAINT "activities_invitations_state" CHECK (state in ('joined', 'rewarded', 'taken', 'capped', 'refused')),
	CONSTRAINT "activities_invitations_refused" CHECK (("activities_invitations"."state" = 'refused') = ("activities_invitations"."refused_for" is not null)),
	CONSTRAINT "activities_invitations_earned" CHECK ((state in ('rewarded', 'taken')) = ("activities_invitations"."order_id" is not null)),
	CONSTRAINT "activities_invitations_points" CHECK ("activities_invitations"."taken_points" between 0 and "activities_invitations"."reward_points")
);
--> statement-breakpoint
CREATE TABLE "activities_invites" (
	"act_id" bigint PRIMARY KEY NOT NULL,
	"friend_coupon_id" bigint,
	"reward_coupon_id" bigint,
	"reward_points" integer NOT NULL,
	"least_fen" integer NOT NULL,
	"most_each" smallint NOT NULL,
	CONSTRAINT "activities_invites_gives" CHECK ("activities_invites"."reward_points" >= 0 and ("activities_invites"."reward_coupon_id" is not null or "activities_invites"."reward_points" > 0)),
	CONSTRAINT "activities_invites_limits" CHECK ("activities_invites"."least_fen" > 0 and "activities_invites"."most_each" > 0)
);
--> statement-breakpoint
CREATE TABLE "activities_jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"title" text NOT NULL,
	"dep_name" text DEFAULT '' NOT NULL,
	"place" text NOT NULL,
	"kind" text NOT NULL,
	"people" integer NOT NULL,
	"pay" text NOT NULL,
	"duty" text NOT NULL,
	"wants" text NOT NULL,
	"apply" text NOT NULL,
	"until_day" date NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activities_jobs_kind" CHECK ("activities_jobs"."kind" in ('full', 'part', 'intern', 'volunteer')),
	CONSTRAINT "activities_jobs_people" CHECK ("activities_jobs"."people" > 0)
);
--> statement-breakpoint
CREATE TABLE "content_article_versions" (
	"article_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"topic_id" smallint NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"cover" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_from" text NOT NULL,
	"ill_names" text[] NOT NULL,
	"is_ad" boolean NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_article_versions_article_id_version_pk" PRIMARY KEY("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "content_subject_counts" (
	"subject_id" bigint NOT NULL,
	"field_no" integer NOT NULL,
	"many" integer NOT NULL,
	CONSTRAINT "content_subject_counts_subject_id_field_no_pk" PRIMARY KEY("subject_id","field_no"),
	CONSTRAINT "content_subject_counts_some" CHECK ("content_subject_counts"."many" > 0)
);
--> statement-breakpoint
CREATE TABLE "content_subjects" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"draft" jsonb NOT NULL,
	"live" jsonb,
	"next_module" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"city_ids" integer[] DEFAULT '{}' NOT NULL,
	"channels" integer[] DEFAULT '{}' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	CONSTRAINT "content_subjects_published" CHECK (("content_subjects"."live" is null) = ("content_subjects"."published_at" is null)),
	CONSTRAINT "content_subjects_on" CHECK (not "content_subjects"."is_on" or "content_subjects"."live" is not null),
	CONSTRAINT "content_subjects_span" CHECK ("content_subjects"."ends_at" is null or "content_subjects"."starts_at" < "content_subjects"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "desk_operations_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_operations_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"job" text NOT NULL,
	"error_kind" text NOT NULL,
	"error_code" text NOT NULL,
	"error_place" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "desk_operations_failures_state" CHECK ("desk_operations_failures"."state" in ('open', 'repeated', 'discarded'))
);
--> statement-breakpoint
CREATE TABLE "desk_operations_troubles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_operations_troubles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service" text NOT NULL,
	"action" text NOT NULL,
	"code" text NOT NULL,
	"day" date NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_operations_troubles_day" UNIQUE("day","service","action","code")
);
--> statement-breakpoint
CREATE TABLE "mall_brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 500 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	CONSTRAINT "mall_brands_name_unique" UNIQUE("name"),
	CONSTRAINT "mall_brands_position" CHECK ("mall_brands"."position" between 0 and 999)
);
--> statement-breakpoint
ALTER TABLE "activities_acts" DROP CONSTRAINT "activities_acts_known";--> statement-breakpoint
ALTER TABLE "content_articles" DROP CONSTRAINT "content_articles_state";--> statement-breakpoint
ALTER TABLE "access_doctor_sessions" ADD COLUMN "touched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "access_staff_sessions" ADD COLUMN "touched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "analytics_modules" ADD COLUMN "channel" integer;--> statement-breakpoint
ALTER TABLE "analytics_modules" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "analytics_modules" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "analytics_modules" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "analytics_modules" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "content_articles" ADD COLUMN "corrected_by" bigint;--> statement-breakpoint
ALTER TABLE "content_articles" ADD COLUMN "publishes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "help_questions" ADD COLUMN "other_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "help_questions" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD COLUMN "channel" integer;--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD COLUMN "city_id" integer;--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD COLUMN "is_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notices_sms" ADD COLUMN "fail_code" text;--> statement-breakpoint
ALTER TABLE "activities_bank_visits" ADD CONSTRAINT "activities_bank_visits_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_bank_visits" ADD CONSTRAINT "activities_bank_visits_bank_id_activities_banks_id_fk" FOREIGN KEY ("bank_id") REFERENCES "public"."activities_banks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_feedback" ADD CONSTRAINT "activities_feedback_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_invitations" ADD CONSTRAINT "activities_invitations_act_id_activities_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."activities_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_invitations" ADD CONSTRAINT "activities_invitations_inviter_id_access_patients_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_invitations" ADD CONSTRAINT "activities_invitations_friend_id_access_patients_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_invites" ADD CONSTRAINT "activities_invites_act_id_activities_acts_id_fk" FOREIGN KEY ("act_id") REFERENCES "public"."activities_acts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_invites" ADD CONSTRAINT "activities_invites_friend_coupon_id_mall_coupons_id_fk" FOREIGN KEY ("friend_coupon_id") REFERENCES "public"."mall_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_invites" ADD CONSTRAINT "activities_invites_reward_coupon_id_mall_coupons_id_fk" FOREIGN KEY ("reward_coupon_id") REFERENCES "public"."mall_coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities_jobs" ADD CONSTRAINT "activities_jobs_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_article_versions" ADD CONSTRAINT "content_article_versions_article_id_content_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."content_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_subject_counts" ADD CONSTRAINT "content_subject_counts_subject_id_content_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."content_subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_operations_failures" ADD CONSTRAINT "desk_operations_failures_decided_by_access_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_bank_visits_patient" ON "activities_bank_visits" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_bank_visits_bank" ON "activities_bank_visits" USING btree ("bank_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_bank_visits_day" ON "activities_bank_visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "activities_feedback_patient" ON "activities_feedback" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_feedback_open" ON "activities_feedback" USING btree ("id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "activities_invitations_inviter" ON "activities_invitations" USING btree ("inviter_id","act_id","id");--> statement-breakpoint
CREATE INDEX "activities_invitations_act" ON "activities_invitations" USING btree ("act_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "activities_invitations_open" ON "activities_invitations" USING btree ("id") WHERE state in ('joined');--> statement-breakpoint
CREATE INDEX "activities_jobs_newest" ON "activities_jobs" USING btree ("id" DESC NULLS FIRST) WHERE is_on;--> statement-breakpoint
CREATE INDEX "activities_jobs_hospital" ON "activities_jobs" USING btree ("hospital_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_subjects_live" ON "content_subjects" USING btree ("published_at" DESC NULLS FIRST) WHERE "content_subjects"."is_on";--> statement-breakpoint
CREATE UNIQUE INDEX "desk_operations_failures_open" ON "desk_operations_failures" USING btree ("job","error_kind","error_code") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "desk_operations_failures_age" ON "desk_operations_failures" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "desk_operations_failures_decider" ON "desk_operations_failures" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "desk_operations_troubles_age" ON "desk_operations_troubles" USING btree ("last_at","id");--> statement-breakpoint
ALTER TABLE "content_articles" ADD CONSTRAINT "content_articles_corrected_by_access_staff_id_fk" FOREIGN KEY ("corrected_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_articles_corrected" ON "content_articles" USING btree ("corrected_by");--> statement-breakpoint
CREATE INDEX "content_articles_due" ON "content_articles" USING btree ("publishes_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "notices_sms_failed" ON "notices_sms" USING btree ("queued_at","id") WHERE fail_code is not null;--> statement-breakpoint
ALTER TABLE "activities_acts" ADD CONSTRAINT "activities_acts_known" CHECK ("activities_acts"."kind" in ('lottery', 'bargain', 'invite'));--> statement-breakpoint
ALTER TABLE "analytics_modules" ADD CONSTRAINT "analytics_modules_span" CHECK ("analytics_modules"."ends_at" > "analytics_modules"."starts_at");--> statement-breakpoint
ALTER TABLE "content_articles" ADD CONSTRAINT "content_articles_scheduled" CHECK (("content_articles"."state" = 'scheduled') = ("content_articles"."publishes_at" is not null));--> statement-breakpoint
ALTER TABLE "content_articles" ADD CONSTRAINT "content_articles_state" CHECK ("content_articles"."state" in ('draft', 'reviewing', 'scheduled', 'refused', 'published', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD CONSTRAINT "mall_tabs_span" CHECK ("mall_tabs"."ends_at" > "mall_tabs"."starts_at");--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD CONSTRAINT "mall_tabs_kind" CHECK ("mall_tabs"."kind" in ('recommend', 'discount', 'area', 'category'));--> statement-breakpoint
ALTER TABLE "mall_tabs" ADD CONSTRAINT "mall_tabs_category" CHECK (("mall_tabs"."kind" = 'category') = ("mall_tabs"."category_id" is not null));--> statement-breakpoint
-- What goods carry as their brand so far is on the list from the start.
INSERT INTO "mall_brands" ("name") SELECT DISTINCT "brand" FROM "mall_goods" WHERE "brand" <> '' ON CONFLICT DO NOTHING;
