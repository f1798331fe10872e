CREATE TABLE "access_audit_anchors" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_audit_anchors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"from_hash" text,
	"last_hash" text NOT NULL,
	"line_count" integer NOT NULL,
	"up_to" timestamp (3) with time zone NOT NULL,
	"file" text NOT NULL,
	"sha256" text NOT NULL,
	"archived_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_audit_anchors_lastHash_unique" UNIQUE("last_hash"),
	CONSTRAINT "access_audit_anchors_chain" UNIQUE NULLS NOT DISTINCT("hospital_id","from_hash")
);
--> statement-breakpoint
CREATE TABLE "access_machine_keys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_machine_keys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"is_read_only" boolean NOT NULL,
	"key_hash" text NOT NULL,
	"ends_in" text NOT NULL,
	"former_hash" text,
	"former_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"made_by" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "access_machine_keys_former" CHECK (("access_machine_keys"."former_hash" is null) = ("access_machine_keys"."former_until" is null))
);
--> statement-breakpoint
CREATE TABLE "content_channel_editors" (
	"channel" integer NOT NULL,
	"staff_id" bigint NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_channel_editors_channel_staff_id_pk" PRIMARY KEY("channel","staff_id")
);
--> statement-breakpoint
CREATE TABLE "content_channel_picks" (
	"channel" integer NOT NULL,
	"kind" text NOT NULL,
	"target_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "content_channel_picks_channel_kind_target_id_pk" PRIMARY KEY("channel","kind","target_id"),
	CONSTRAINT "content_channel_picks_kind" CHECK (kind in ('unit', 'doctor', 'article', 'question'))
);
--> statement-breakpoint
CREATE TABLE "content_channels" (
	"channel" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"brand" text NOT NULL,
	"slogan" text DEFAULT '' NOT NULL,
	"colour" text NOT NULL,
	"blocks" text[] NOT NULL,
	"doctor_title" text NOT NULL,
	"ask_title" text NOT NULL,
	"doctor_topics" integer[] DEFAULT '{}' NOT NULL,
	"ask_topics" integer[] DEFAULT '{}' NOT NULL,
	"city_id" integer,
	"no_nav_bar" boolean DEFAULT false NOT NULL,
	"all_page_write_not" boolean DEFAULT false NOT NULL,
	"all_page_download_app" boolean DEFAULT false NOT NULL,
	"all_page_qun_liao" boolean DEFAULT false NOT NULL,
	"group_name" text DEFAULT '' NOT NULL,
	"group_link" text DEFAULT '' NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_channels_colour" CHECK ("content_channels"."colour" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "content_channels_group" CHECK (not "content_channels"."all_page_qun_liao" or "content_channels"."group_link" <> '')
);
--> statement-breakpoint
CREATE TABLE "content_comment_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_comment_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint,
	"video_id" bigint,
	"class_id" bigint,
	"patient_id" bigint NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_comment_drafts_one" UNIQUE NULLS NOT DISTINCT("patient_id","article_id","video_id","class_id"),
	CONSTRAINT "content_comment_drafts_subject" CHECK (num_nonnulls("content_comment_drafts"."article_id", "content_comment_drafts"."video_id", "content_comment_drafts"."class_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "content_comment_likes" (
	"comment_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"liked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_comment_likes_comment_id_patient_id_pk" PRIMARY KEY("comment_id","patient_id")
);
--> statement-breakpoint
CREATE TABLE "content_comment_reports" (
	"comment_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"content" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"owner_id" bigint,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "content_comment_reports_comment_id_patient_id_pk" PRIMARY KEY("comment_id","patient_id"),
	CONSTRAINT "content_comment_reports_state" CHECK ("content_comment_reports"."state" in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "content_comment_reports_decided" CHECK (("content_comment_reports"."state" = 'open') = ("content_comment_reports"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "content_comment_rules" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"holds_all" boolean NOT NULL,
	"first_count" smallint NOT NULL,
	"young_days" smallint NOT NULL,
	"burst_count" smallint NOT NULL,
	"holds_links" boolean NOT NULL,
	"holds_prices" boolean NOT NULL,
	"words" text[] NOT NULL,
	CONSTRAINT "content_comment_rules_numbers" CHECK ("content_comment_rules"."first_count" between 0 and 10 and "content_comment_rules"."young_days" between 0 and 90 and "content_comment_rules"."burst_count" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "content_comments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"article_id" bigint,
	"video_id" bigint,
	"class_id" bigint,
	"hospital_id" bigint NOT NULL,
	"root_id" bigint,
	"reply_to" bigint,
	"patient_id" bigint,
	"author_name" text NOT NULL,
	"content" text NOT NULL,
	"is_official" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"held_for" text DEFAULT '' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"reply_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_comments_subject" CHECK (num_nonnulls("content_comments"."article_id", "content_comments"."video_id", "content_comments"."class_id") = 1),
	CONSTRAINT "content_comments_answer" CHECK ("content_comments"."reply_to" is null or "content_comments"."root_id" is not null),
	CONSTRAINT "content_comments_flat" CHECK ("content_comments"."root_id" is null or "content_comments"."reply_count" = 0),
	CONSTRAINT "content_comments_state" CHECK ("content_comments"."state" in ('held', 'shown', 'refused', 'hidden', 'deleted')),
	CONSTRAINT "content_comments_gone" CHECK ("content_comments"."state" <> 'deleted' or "content_comments"."content" = ''),
	CONSTRAINT "content_comments_counts" CHECK (least("content_comments"."like_count", "content_comments"."reply_count") >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_feed_wishes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_feed_wishes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"topic_id" smallint,
	"kind" text,
	"item_id" text,
	"wished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_feed_wishes_once" UNIQUE NULLS NOT DISTINCT("patient_id","topic_id","kind","item_id"),
	CONSTRAINT "content_feed_wishes_what" CHECK (("content_feed_wishes"."topic_id" is null) = ("content_feed_wishes"."kind" is not null and "content_feed_wishes"."item_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "desk_clinic_screens" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_clinic_screens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"dep_id" bigint NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	CONSTRAINT "desk_clinic_screens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "files_pieces" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_pieces_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"unfinished_id" bigint NOT NULL,
	"start" integer NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "files_pieces_address_unique" UNIQUE("address"),
	CONSTRAINT "files_pieces_start" UNIQUE("unfinished_id","start")
);
--> statement-breakpoint
CREATE TABLE "files_unfinished" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_unfinished_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"address" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "files_unfinished_within" CHECK ("files_unfinished"."received" between 0 and "files_unfinished"."bytes")
);
--> statement-breakpoint
CREATE TABLE "inquiry_terms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"language" text NOT NULL,
	"translation" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "inquiry_terms_once" UNIQUE("term","language")
);
--> statement-breakpoint
CREATE TABLE "pay_month_sums" (
	"month" text NOT NULL,
	"account" text NOT NULL,
	"debit_fen" bigint NOT NULL,
	"credit_fen" bigint NOT NULL,
	CONSTRAINT "pay_month_sums_month_account_pk" PRIMARY KEY("month","account")
);
--> statement-breakpoint
CREATE TABLE "pay_months" (
	"month" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	"closed_by" bigint NOT NULL,
	"closed_by_name" text NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "pay_months_month" CHECK ("pay_months"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "pay_months_over" CHECK ("pay_months"."closed_at" >= "pay_months"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "home_channels" DROP CONSTRAINT "home_channels_path";--> statement-breakpoint
ALTER TABLE "access_audit" DROP CONSTRAINT "access_audit_prev_hash_access_audit_hash_fk";
--> statement-breakpoint
ALTER TABLE "access_audit" ADD COLUMN "anchor" text;--> statement-breakpoint
ALTER TABLE "access_audit" ADD COLUMN "prev_line" text GENERATED ALWAYS AS (case when anchor is null then prev_hash end) STORED;--> statement-breakpoint
ALTER TABLE "family_doctor_teams" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "access_audit_anchors" ADD CONSTRAINT "access_audit_anchors_from_hash_access_audit_anchors_last_hash_fk" FOREIGN KEY ("from_hash") REFERENCES "public"."access_audit_anchors"("last_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_machine_keys" ADD CONSTRAINT "access_machine_keys_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_machine_keys" ADD CONSTRAINT "access_machine_keys_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_machine_keys" ADD CONSTRAINT "access_machine_keys_made_by_access_staff_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_channel_editors" ADD CONSTRAINT "content_channel_editors_channel_content_channels_channel_fk" FOREIGN KEY ("channel") REFERENCES "public"."content_channels"("channel") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_channel_editors" ADD CONSTRAINT "content_channel_editors_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_channel_picks" ADD CONSTRAINT "content_channel_picks_channel_content_channels_channel_fk" FOREIGN KEY ("channel") REFERENCES "public"."content_channels"("channel") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_article_id_content_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."content_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_video_id_content_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."content_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_likes" ADD CONSTRAINT "content_comment_likes_comment_id_content_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."content_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_likes" ADD CONSTRAINT "content_comment_likes_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_reports" ADD CONSTRAINT "content_comment_reports_comment_id_content_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."content_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_reports" ADD CONSTRAINT "content_comment_reports_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_reports" ADD CONSTRAINT "content_comment_reports_owner_id_access_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_rules" ADD CONSTRAINT "content_comment_rules_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_article_id_content_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."content_articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_video_id_content_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."content_videos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_class_id_audio_class_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."audio_class_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_root_id_content_comments_id_fk" FOREIGN KEY ("root_id") REFERENCES "public"."content_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_reply_to_content_comments_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."content_comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_feed_wishes" ADD CONSTRAINT "content_feed_wishes_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_clinic_screens" ADD CONSTRAINT "desk_clinic_screens_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_clinic_screens" ADD CONSTRAINT "desk_clinic_screens_dep_id_guahao_departments_id_fk" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files_pieces" ADD CONSTRAINT "files_pieces_unfinished_id_files_unfinished_id_fk" FOREIGN KEY ("unfinished_id") REFERENCES "public"."files_unfinished"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files_unfinished" ADD CONSTRAINT "files_unfinished_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_month_sums" ADD CONSTRAINT "pay_month_sums_month_pay_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."pay_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_machine_keys_key" ON "access_machine_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "access_machine_keys_former" ON "access_machine_keys" USING btree ("former_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "access_machine_keys_name" ON "access_machine_keys" USING btree ("hospital_id","name") WHERE "access_machine_keys"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "access_machine_keys_staff" ON "access_machine_keys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "access_machine_keys_maker" ON "access_machine_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "content_channel_editors_staff" ON "content_channel_editors" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "content_comment_drafts_article" ON "content_comment_drafts" USING btree ("article_id") WHERE article_id is not null;--> statement-breakpoint
CREATE INDEX "content_comment_drafts_video" ON "content_comment_drafts" USING btree ("video_id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "content_comment_drafts_class" ON "content_comment_drafts" USING btree ("class_id") WHERE class_id is not null;--> statement-breakpoint
CREATE INDEX "content_comment_likes_patient" ON "content_comment_likes" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "content_comment_reports_patient" ON "content_comment_reports" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "content_comment_reports_owner" ON "content_comment_reports" USING btree ("owner_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE INDEX "content_comment_reports_open" ON "content_comment_reports" USING btree ("comment_id","due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "content_comments_article" ON "content_comments" USING btree ("article_id","created_at","id") WHERE article_id is not null;--> statement-breakpoint
CREATE INDEX "content_comments_video" ON "content_comments" USING btree ("video_id","created_at","id") WHERE video_id is not null;--> statement-breakpoint
CREATE INDEX "content_comments_class" ON "content_comments" USING btree ("class_id","created_at","id") WHERE class_id is not null;--> statement-breakpoint
CREATE INDEX "content_comments_root" ON "content_comments" USING btree ("root_id","created_at","id") WHERE root_id is not null;--> statement-breakpoint
CREATE INDEX "content_comments_answered" ON "content_comments" USING btree ("reply_to") WHERE reply_to is not null;--> statement-breakpoint
CREATE INDEX "content_comments_patient" ON "content_comments" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "content_comments_hospital" ON "content_comments" USING btree ("hospital_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_comments_held" ON "content_comments" USING btree ("hospital_id","id") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "content_feed_wishes_patient" ON "content_feed_wishes" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "desk_clinic_screens_hospital" ON "desk_clinic_screens" USING btree ("hospital_id","id");--> statement-breakpoint
CREATE INDEX "files_unfinished_own" ON "files_unfinished" USING btree ("patient_id","sha256");--> statement-breakpoint
CREATE INDEX "files_unfinished_ends" ON "files_unfinished" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "access_audit" ADD CONSTRAINT "access_audit_anchor_access_audit_anchors_last_hash_fk" FOREIGN KEY ("anchor") REFERENCES "public"."access_audit_anchors"("last_hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_audit" ADD CONSTRAINT "access_audit_prev_line_access_audit_hash_fk" FOREIGN KEY ("prev_line") REFERENCES "public"."access_audit"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_audit_anchor" ON "access_audit" USING btree ("anchor");--> statement-breakpoint
CREATE INDEX "access_audit_before" ON "access_audit" USING btree ("prev_line");--> statement-breakpoint
CREATE INDEX "pay_ledger_entered" ON "pay_ledger" USING btree ("entered_at","id");--> statement-breakpoint
ALTER TABLE "access_audit" ADD CONSTRAINT "access_audit_anchored" CHECK ("access_audit"."anchor" is null or "access_audit"."anchor" = "access_audit"."prev_hash");--> statement-breakpoint
ALTER TABLE "home_channels" ADD CONSTRAINT "home_channels_path" CHECK ("home_channels"."path" ~ '^(/channel|/h5/[a-z/]+)/index$');--> statement-breakpoint
CREATE FUNCTION pay_ledger_keep_closed() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
DECLARE closed_until timestamptz := (SELECT max(ends_at) FROM pay_months);
BEGIN
	IF (TG_OP <> 'DELETE' AND NEW.entered_at < closed_until) OR (TG_OP <> 'INSERT' AND OLD.entered_at < closed_until) THEN
		RAISE EXCEPTION 'the books are closed until %', closed_until USING ERRCODE = 'check_violation', CONSTRAINT = 'pay_ledger_closed_month';
	END IF;
	IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER pay_ledger_closed BEFORE INSERT OR UPDATE OR DELETE ON pay_ledger FOR EACH ROW EXECUTE FUNCTION pay_ledger_keep_closed();
--> statement-breakpoint
CREATE FUNCTION pay_months_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a closed month stays as it is' USING ERRCODE = 'check_violation', CONSTRAINT = 'pay_months_kept';
END $$;
--> statement-breakpoint
CREATE TRIGGER pay_months_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON pay_months FOR EACH STATEMENT EXECUTE FUNCTION pay_months_keep();
--> statement-breakpoint
CREATE TRIGGER pay_month_sums_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON pay_month_sums FOR EACH STATEMENT EXECUTE FUNCTION pay_months_keep();
