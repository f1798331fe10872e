CREATE TABLE "access_staff_grants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_staff_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"hospital_id" bigint,
	"role" text NOT NULL,
	"role_id" bigint,
	"department_ids" bigint[],
	"is_on" boolean DEFAULT true NOT NULL,
	"role_since" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "access_staff_grants_post" UNIQUE NULLS NOT DISTINCT("staff_id","hospital_id"),
	CONSTRAINT "access_staff_grants_role_code" CHECK (role in ('admin', 'planner', 'nurse', 'keeper', 'pharmacist', 'auditor', 'accountant', 'service', 'cashier', 'editor', 'operator')),
	CONSTRAINT "access_staff_grants_departments" CHECK ("access_staff_grants"."department_ids" is null or cardinality("access_staff_grants"."department_ids") > 0)
);
--> statement-breakpoint
CREATE TABLE "access_staff_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_staff_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint,
	"kind" text NOT NULL,
	"may" text NOT NULL,
	"subject" text NOT NULL,
	"facts" jsonb NOT NULL,
	"asked_by" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "access_staff_requests_state" CHECK (state in ('waiting', 'agreed', 'refused', 'withdrawn')),
	CONSTRAINT "access_staff_requests_two" CHECK ("access_staff_requests"."decided_by" is null or "access_staff_requests"."decided_by" <> "access_staff_requests"."asked_by" or "access_staff_requests"."state" = 'withdrawn')
);
--> statement-breakpoint
CREATE TABLE "access_staff_roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_staff_roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"added" text[] NOT NULL,
	"removed" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_staff_roles_name" UNIQUE NULLS NOT DISTINCT("hospital_id","name"),
	CONSTRAINT "access_staff_roles_role" CHECK (role in ('admin', 'planner', 'nurse', 'keeper', 'pharmacist', 'auditor', 'accountant', 'service', 'cashier', 'editor', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "consult_licences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consult_licences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"issued_on" date NOT NULL,
	"ends_on" date,
	"state" text NOT NULL,
	"proofs" text[] DEFAULT '{}' NOT NULL,
	"entered_by" bigint,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "consult_licences_kind" CHECK ("consult_licences"."kind" in ('physician', 'assistant')),
	CONSTRAINT "consult_licences_state" CHECK ("consult_licences"."state" in ('pending', 'certified', 'refused', 'withdrawn', 'expired')),
	CONSTRAINT "consult_licences_days" CHECK ("consult_licences"."ends_on" >= "consult_licences"."issued_on"),
	CONSTRAINT "consult_licences_eyes" CHECK ("consult_licences"."decided_by" <> "consult_licences"."entered_by" or "consult_licences"."state" in ('withdrawn', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "hearts_sent" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hearts_sent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"gift_id" bigint,
	"words" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "hearts_sent_state" CHECK ("hearts_sent"."state" in ('waiting', 'shown', 'rejected')),
	CONSTRAINT "hearts_sent_reason" CHECK (("hearts_sent"."state" = 'rejected') = ("hearts_sent"."reason" <> '')),
	CONSTRAINT "hearts_sent_decided" CHECK (("hearts_sent"."state" = 'waiting') = ("hearts_sent"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "inquiry_letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"content_sealed" text NOT NULL,
	"code_sealed" text NOT NULL,
	"code_index" text NOT NULL,
	"address" text NOT NULL,
	"staff_name" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"check_count" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry_looks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_looks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" bigint NOT NULL,
	"who" text NOT NULL,
	"looked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiry_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" text NOT NULL,
	"author" text NOT NULL,
	"name" text NOT NULL,
	"text_sealed" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inquiry_notes_author" CHECK ("inquiry_notes"."author" in ('patient', 'staff', 'hospital'))
);
--> statement-breakpoint
CREATE TABLE "inquiry_papers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"original_id" bigint,
	"added_by" text NOT NULL,
	"first_check_by" bigint,
	"first_check_at" timestamp (3) with time zone,
	"second_check_by" bigint,
	"second_check_at" timestamp (3) with time zone,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inquiry_papers_once" UNIQUE("request_id","address"),
	CONSTRAINT "inquiry_papers_two" CHECK ("inquiry_papers"."first_check_by" <> "inquiry_papers"."second_check_by"),
	CONSTRAINT "inquiry_papers_first" CHECK ("inquiry_papers"."first_check_by" is not null or "inquiry_papers"."second_check_by" is null),
	CONSTRAINT "inquiry_papers_checked" CHECK ("inquiry_papers"."original_id" is not null or "inquiry_papers"."first_check_by" is null)
);
--> statement-breakpoint
CREATE TABLE "inquiry_quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"rates" jsonb NOT NULL,
	"included_fen" integer NOT NULL,
	"besides_fen" integer NOT NULL,
	"valid_until" date NOT NULL,
	"deposit_fen" integer NOT NULL,
	"back_percents" jsonb NOT NULL,
	"assumptions" text NOT NULL,
	"author" text NOT NULL,
	"name" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inquiry_quotes_version" UNIQUE("request_id","hospital_id","version"),
	CONSTRAINT "inquiry_quotes_sums" CHECK ("inquiry_quotes"."included_fen" >= 0 and "inquiry_quotes"."besides_fen" >= 0 and "inquiry_quotes"."deposit_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rate_millionths" integer NOT NULL,
	"staff_id" bigint NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "inquiry_rates_currency_day_pk" PRIMARY KEY("currency","day"),
	CONSTRAINT "inquiry_rates_worth" CHECK ("inquiry_rates"."rate_millionths" > 0)
);
--> statement-breakpoint
CREATE TABLE "inquiry_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"patient_id" bigint,
	"secret_index" text,
	"bind_tries" smallint DEFAULT 0 NOT NULL,
	"project_id" smallint NOT NULL,
	"hospital_ids" bigint[] DEFAULT '{}' NOT NULL,
	"content_sealed" text NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"state" text NOT NULL,
	"path" text[] NOT NULL,
	"path_at" timestamp (3) with time zone[] NOT NULL,
	"staff_id" bigint,
	"staff_name" text DEFAULT '' NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"quote_by" timestamp (3) with time zone,
	"quoted_at" timestamp (3) with time zone,
	"waiting_since" timestamp (3) with time zone,
	"fee_fen" integer NOT NULL,
	"fee_trade_no" text,
	"fee_paid_at" timestamp (3) with time zone,
	"fee_back_at" timestamp (3) with time zone,
	"fee_back_why" text DEFAULT '' NOT NULL,
	"chosen_quote_id" bigint,
	"deposit_fen" integer DEFAULT 0 NOT NULL,
	"deposit_trade_no" text,
	"deposit_paid_at" timestamp (3) with time zone,
	"deposit_back_fen" integer DEFAULT 0 NOT NULL,
	"ended_why" text DEFAULT '' NOT NULL,
	CONSTRAINT "inquiry_requests_draft" CHECK (("inquiry_requests"."state" = 'draft') = ("inquiry_requests"."patient_id" is null)),
	CONSTRAINT "inquiry_requests_tries" CHECK ("inquiry_requests"."bind_tries" between 0 and 10),
	CONSTRAINT "inquiry_requests_fee" CHECK ("inquiry_requests"."fee_back_at" is null or "inquiry_requests"."fee_paid_at" is not null),
	CONSTRAINT "inquiry_requests_deposit" CHECK ("inquiry_requests"."deposit_back_fen" between 0 and "inquiry_requests"."deposit_fen"),
	CONSTRAINT "inquiry_requests_path" CHECK (cardinality("inquiry_requests"."path") = cardinality("inquiry_requests"."path_at"))
);
--> statement-breakpoint
CREATE TABLE "inquiry_shares" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiry_shares_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"code_sealed" text NOT NULL,
	"code_index" text NOT NULL,
	"staff_name" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "inquiry_transfers" (
	"request_id" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"receiver" text NOT NULL,
	"purpose" text NOT NULL,
	"kinds" text[] NOT NULL,
	"contact" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "inquiry_transfers_request_id_hospital_id_pk" PRIMARY KEY("request_id","hospital_id")
);
--> statement-breakpoint
CREATE TABLE "joining_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "joining_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint,
	"token" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"mobile_sealed" text DEFAULT '' NOT NULL,
	"login_name" text DEFAULT '' NOT NULL,
	"unit_name" text DEFAULT '' NOT NULL,
	"level" smallint,
	"kind" smallint,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"introduction" text DEFAULT '' NOT NULL,
	"credit_code" text DEFAULT '' NOT NULL,
	"licence_no" text DEFAULT '' NOT NULL,
	"licence_until" date,
	"licence_images" text[] DEFAULT '{}' NOT NULL,
	"cert_images" text[] DEFAULT '{}' NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"first_by" bigint,
	"sent_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"hospital_id" bigint,
	"staff_id" bigint,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "joining_applications_state" CHECK ("joining_applications"."state" in ('draft', 'pending', 'approved', 'refused', 'many')),
	CONSTRAINT "joining_applications_sent" CHECK ("joining_applications"."state" = 'draft' or "joining_applications"."sent_at" is not null),
	CONSTRAINT "joining_applications_ended" CHECK (("joining_applications"."token" is null) = ("joining_applications"."state" = 'approved'))
);
--> statement-breakpoint
CREATE TABLE "joining_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "joining_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "overseas_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "overseas_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"country_id" bigint,
	"hospital_id" bigint,
	"expert_id" bigint,
	"illness_id" bigint,
	"person" text DEFAULT '' NOT NULL,
	"treated_in" smallint,
	"consent_on" date,
	"consent_note" text DEFAULT '' NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "overseas_cases_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "overseas_cases_kind" CHECK ("overseas_cases"."kind" in ('case', 'article')),
	CONSTRAINT "overseas_cases_consent" CHECK ("overseas_cases"."kind" = 'article' or ("overseas_cases"."consent_on" is not null and "overseas_cases"."hospital_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "overseas_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "overseas_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"picture" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "overseas_categories_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "overseas_categories_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "overseas_consult_totals" (
	"id" smallint PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "overseas_consult_totals_one" CHECK ("overseas_consult_totals"."id" = 1 and "overseas_consult_totals"."count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "overseas_consults" (
	"asked_on" date NOT NULL,
	"hospital_id" bigint NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "overseas_consults_asked_on_hospital_id_visitor_pk" PRIMARY KEY("asked_on","hospital_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "overseas_countries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "overseas_countries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"good_at" text[] DEFAULT '{}' NOT NULL,
	"intro" text NOT NULL,
	"visa" text NOT NULL,
	"travel" text NOT NULL,
	"minutes_ahead" smallint DEFAULT 0 NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "overseas_countries_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "overseas_countries_code" CHECK ("overseas_countries"."code" ~ '^[A-Z]{2}$' and "overseas_countries"."currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "overseas_experts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "overseas_experts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"name" text NOT NULL,
	"foreign_name" text NOT NULL,
	"title" text NOT NULL,
	"department" text NOT NULL,
	"intro" text NOT NULL,
	"good_at" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"illness_ids" bigint[] DEFAULT '{}' NOT NULL,
	"is_remote" boolean DEFAULT false NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "overseas_experts_sourceKey_unique" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "overseas_hospitals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "overseas_hospitals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source_key" text NOT NULL,
	"country_id" bigint NOT NULL,
	"name" text NOT NULL,
	"foreign_name" text NOT NULL,
	"city" text NOT NULL,
	"address" text NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"intro" text NOT NULL,
	"departments" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"founded_in" smallint,
	"beds" integer,
	"images" text[] DEFAULT '{}' NOT NULL,
	"consult_count" integer DEFAULT 0 NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "overseas_hospitals_sourceKey_unique" UNIQUE("source_key"),
	CONSTRAINT "overseas_hospitals_count" CHECK ("overseas_hospitals"."consult_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "overseas_illnesses" (
	"illness_id" bigint PRIMARY KEY NOT NULL,
	"category_id" bigint NOT NULL,
	"worth" text NOT NULL,
	"treatments" text[] NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "overseas_packages" (
	"goods_id" bigint PRIMARY KEY NOT NULL,
	"hospital_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_taken_off" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "overseas_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "overseas_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"number" text NOT NULL,
	"issuer" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"scan" text NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "overseas_proofs_kind" CHECK ("overseas_proofs"."kind" in ('licence', 'authorisation', 'accreditation')),
	CONSTRAINT "overseas_proofs_term" CHECK ("overseas_proofs"."starts_on" <= "overseas_proofs"."ends_on"),
	CONSTRAINT "overseas_proofs_authorisation" CHECK ("overseas_proofs"."kind" <> 'authorisation' or "overseas_proofs"."ends_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "overseas_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "overseas_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"illness_id" bigint,
	"measure" text NOT NULL,
	"per_mille" smallint NOT NULL,
	"patients" integer NOT NULL,
	"source" text NOT NULL,
	"source_url" text DEFAULT '' NOT NULL,
	"year" smallint NOT NULL,
	CONSTRAINT "overseas_rates_share" CHECK ("overseas_rates"."per_mille" between 0 and 1000),
	CONSTRAINT "overseas_rates_source" CHECK ("overseas_rates"."source" <> '' and "overseas_rates"."year" between 1950 and 2100),
	CONSTRAINT "overseas_rates_patients" CHECK ("overseas_rates"."patients" > 0)
);
--> statement-breakpoint
CREATE TABLE "parking_authorisations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parking_authorisations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"plate_sealed" text NOT NULL,
	"plate_kind" text NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "parking_lots" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"fee_rule" text DEFAULT '' NOT NULL,
	"guide" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parking_stays" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parking_stays_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"plate_sealed" text NOT NULL,
	"lot" text NOT NULL,
	"outside_id" text NOT NULL,
	"state" text DEFAULT 'booked' NOT NULL,
	"arrive_at" timestamp (3) with time zone NOT NULL,
	"entered_at" timestamp (3) with time zone,
	"fee_fen" integer DEFAULT 0 NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"booked_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parking_stays_state" CHECK ("parking_stays"."state" in ('booked', 'in', 'paid', 'out', 'cancelled', 'missed')),
	CONSTRAINT "parking_stays_fee" CHECK ("parking_stays"."fee_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_app_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_app_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"fid" text NOT NULL,
	"hospital_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"label" text NOT NULL,
	"token_hash" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"unsent_count" integer DEFAULT 0 NOT NULL,
	"unsent_since" timestamp (3) with time zone,
	"clock_off" integer DEFAULT 0 NOT NULL,
	"left_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_why" text DEFAULT '' NOT NULL,
	"wiped_at" timestamp (3) with time zone,
	CONSTRAINT "store_app_devices_fid_unique" UNIQUE("fid"),
	CONSTRAINT "store_app_devices_unsent" CHECK ("store_app_devices"."unsent_count" >= 0),
	CONSTRAINT "store_app_devices_wiped" CHECK ("store_app_devices"."wiped_at" is null or "store_app_devices"."revoked_at" is not null),
	CONSTRAINT "store_app_devices_why" CHECK (("store_app_devices"."revoked_at" is null) = ("store_app_devices"."revoked_why" = ''))
);
--> statement-breakpoint
CREATE TABLE "store_app_certificates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_app_certificates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"issuer" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"is_demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "store_app_certificates_number" UNIQUE("hospital_id","number"),
	CONSTRAINT "store_app_certificates_days" CHECK ("store_app_certificates"."valid_until" >= "store_app_certificates"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "store_app_help" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_app_help_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"position" smallint NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_app_accounts" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"balance_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "store_app_accounts_balance" CHECK ("store_app_accounts"."balance_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_app_cashes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_app_cashes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"amount_fen" integer NOT NULL,
	"path" text[] NOT NULL,
	"path_at" timestamp (3) with time zone[] NOT NULL,
	"path_by" text[] NOT NULL,
	"state" text GENERATED ALWAYS AS (path[cardinality(path)]) STORED NOT NULL,
	"asked_by" bigint,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"bank_no" text DEFAULT '' NOT NULL,
	CONSTRAINT "store_app_cashes_amount" CHECK ("store_app_cashes"."amount_fen" > 0),
	CONSTRAINT "store_app_cashes_state" CHECK (state in ('asked', 'approved', 'paid', 'refused', 'failed')),
	CONSTRAINT "store_app_cashes_path" CHECK (cardinality("store_app_cashes"."path") = cardinality("store_app_cashes"."path_at") and cardinality("store_app_cashes"."path") = cardinality("store_app_cashes"."path_by")),
	CONSTRAINT "store_app_cashes_paid" CHECK ((state = 'paid') = ("store_app_cashes"."bank_no" <> ''))
);
--> statement-breakpoint
CREATE TABLE "store_app_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_app_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"balance_fen" bigint NOT NULL,
	"order_id" text,
	"cash_id" bigint,
	"recharge_id" bigint,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_app_ledger_kind" CHECK (kind in ('sale', 'cash', 'back', 'recharge')),
	CONSTRAINT "store_app_ledger_way" CHECK (("store_app_ledger"."kind" = 'cash') = ("store_app_ledger"."amount_fen" < 0) and "store_app_ledger"."amount_fen" <> 0),
	CONSTRAINT "store_app_ledger_about" CHECK (num_nonnulls("store_app_ledger"."order_id", "store_app_ledger"."cash_id", "store_app_ledger"."recharge_id") = 1),
	CONSTRAINT "store_app_ledger_balance" CHECK ("store_app_ledger"."balance_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "store_app_recharges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_app_recharges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hospital_id" bigint NOT NULL,
	"amount_fen" integer NOT NULL,
	"bank_no" text NOT NULL,
	"staff_name" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "store_app_recharges_bankNo_unique" UNIQUE("bank_no"),
	CONSTRAINT "store_app_recharges_amount" CHECK ("store_app_recharges"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "store_app_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_app_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"device_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"hospital_id" bigint NOT NULL,
	"staff_id" bigint,
	"staff_name" text NOT NULL,
	"code_masked" text NOT NULL,
	"order_id" text,
	"goods_name" text DEFAULT '' NOT NULL,
	"amount_fen" integer DEFAULT 0 NOT NULL,
	"mode" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"first_staff_name" text DEFAULT '' NOT NULL,
	"first_at" timestamp (3) with time zone,
	"scanned_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"settled_by" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "store_app_checks_scan" UNIQUE("device_id","seq"),
	CONSTRAINT "store_app_checks_mode" CHECK ("store_app_checks"."mode" in ('live', 'taken', 'void')),
	CONSTRAINT "store_app_checks_outcome" CHECK ("store_app_checks"."outcome" in ('done', 'refused', 'conflict', 'void')),
	CONSTRAINT "store_app_checks_reason" CHECK (("store_app_checks"."outcome" in ('refused', 'conflict')) = ("store_app_checks"."reason" <> '')),
	CONSTRAINT "store_app_checks_settled" CHECK (not "store_app_checks"."is_settled" or "store_app_checks"."outcome" = 'conflict')
);
--> statement-breakpoint
CREATE TABLE "store_app_keys" (
	"id" smallint PRIMARY KEY NOT NULL,
	"private_sealed" text NOT NULL,
	"public_jwk" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_app_terms" (
	"hospital_id" bigint PRIMARY KEY NOT NULL,
	"salt" text NOT NULL,
	"each_fen" integer NOT NULL,
	"sum_fen" integer NOT NULL,
	"count" smallint NOT NULL,
	CONSTRAINT "store_app_terms_limits" CHECK ("store_app_terms"."each_fen" >= 0 and "store_app_terms"."sum_fen" >= 0 and "store_app_terms"."count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "access_staff" DROP CONSTRAINT "access_staff_role";--> statement-breakpoint
ALTER TABLE "account_consent_texts" DROP CONSTRAINT "account_consent_texts_document";--> statement-breakpoint
ALTER TABLE "account_consents" DROP CONSTRAINT "account_consents_purpose";--> statement-breakpoint
ALTER TABLE "consult_doctors" DROP CONSTRAINT "consult_doctors_certify";--> statement-breakpoint
ALTER TABLE "access_staff" DROP CONSTRAINT "access_staff_hospital_id_guahao_hospitals_id_fk";
--> statement-breakpoint
DROP INDEX "access_staff_hospital";--> statement-breakpoint
ALTER TABLE "access_staff" ADD COLUMN "last_hospital_id" bigint;--> statement-breakpoint
ALTER TABLE "access_staff_sessions" ADD COLUMN "hospital_id" bigint;--> statement-breakpoint
ALTER TABLE "access_staff_sessions" ADD COLUMN "from_where" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "consult_doctors" ADD COLUMN "certified_until" date;--> statement-breakpoint
ALTER TABLE "guahao_catalogue" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guahao_departments" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "guahao_doctors" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "guahao_hospitals" ADD COLUMN "closes_on" date;--> statement-breakpoint
ALTER TABLE "guahao_illnesses" ADD COLUMN "is_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_freight_templates" ADD COLUMN "dispatch_days" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_freight_templates" ADD COLUMN "transit_days" smallint DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "access_staff_grants" ADD CONSTRAINT "access_staff_grants_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_grants" ADD CONSTRAINT "access_staff_grants_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_grants" ADD CONSTRAINT "access_staff_grants_role_id_access_staff_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."access_staff_roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_requests" ADD CONSTRAINT "access_staff_requests_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_requests" ADD CONSTRAINT "access_staff_requests_asked_by_access_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_requests" ADD CONSTRAINT "access_staff_requests_decided_by_access_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_roles" ADD CONSTRAINT "access_staff_roles_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_licences" ADD CONSTRAINT "consult_licences_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_licences" ADD CONSTRAINT "consult_licences_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearts_sent" ADD CONSTRAINT "hearts_sent_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearts_sent" ADD CONSTRAINT "hearts_sent_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearts_sent" ADD CONSTRAINT "hearts_sent_gift_id_doctor_gifts_kinds_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."doctor_gifts_kinds"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_letters" ADD CONSTRAINT "inquiry_letters_request_id_inquiry_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."inquiry_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_letters" ADD CONSTRAINT "inquiry_letters_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_looks" ADD CONSTRAINT "inquiry_looks_share_id_inquiry_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."inquiry_shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_notes" ADD CONSTRAINT "inquiry_notes_request_id_inquiry_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."inquiry_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_papers" ADD CONSTRAINT "inquiry_papers_request_id_inquiry_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."inquiry_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_papers" ADD CONSTRAINT "inquiry_papers_original_id_inquiry_papers_id_fk" FOREIGN KEY ("original_id") REFERENCES "public"."inquiry_papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_quotes" ADD CONSTRAINT "inquiry_quotes_request_id_inquiry_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."inquiry_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_quotes" ADD CONSTRAINT "inquiry_quotes_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_requests" ADD CONSTRAINT "inquiry_requests_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_shares" ADD CONSTRAINT "inquiry_shares_request_id_inquiry_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."inquiry_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_shares" ADD CONSTRAINT "inquiry_shares_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_transfers" ADD CONSTRAINT "inquiry_transfers_request_id_inquiry_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."inquiry_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_transfers" ADD CONSTRAINT "inquiry_transfers_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_applications" ADD CONSTRAINT "joining_applications_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_applications" ADD CONSTRAINT "joining_applications_first_by_access_staff_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_applications" ADD CONSTRAINT "joining_applications_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_applications" ADD CONSTRAINT "joining_applications_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joining_sends" ADD CONSTRAINT "joining_sends_application_id_joining_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."joining_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_cases" ADD CONSTRAINT "overseas_cases_country_id_overseas_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."overseas_countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_cases" ADD CONSTRAINT "overseas_cases_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_cases" ADD CONSTRAINT "overseas_cases_expert_id_overseas_experts_id_fk" FOREIGN KEY ("expert_id") REFERENCES "public"."overseas_experts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_cases" ADD CONSTRAINT "overseas_cases_illness_id_guahao_illnesses_id_fk" FOREIGN KEY ("illness_id") REFERENCES "public"."guahao_illnesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_experts" ADD CONSTRAINT "overseas_experts_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_hospitals" ADD CONSTRAINT "overseas_hospitals_country_id_overseas_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."overseas_countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_illnesses" ADD CONSTRAINT "overseas_illnesses_illness_id_guahao_illnesses_id_fk" FOREIGN KEY ("illness_id") REFERENCES "public"."guahao_illnesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_illnesses" ADD CONSTRAINT "overseas_illnesses_category_id_overseas_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."overseas_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_packages" ADD CONSTRAINT "overseas_packages_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_packages" ADD CONSTRAINT "overseas_packages_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_packages" ADD CONSTRAINT "overseas_packages_category_id_overseas_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."overseas_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_proofs" ADD CONSTRAINT "overseas_proofs_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_rates" ADD CONSTRAINT "overseas_rates_hospital_id_overseas_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."overseas_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overseas_rates" ADD CONSTRAINT "overseas_rates_illness_id_guahao_illnesses_id_fk" FOREIGN KEY ("illness_id") REFERENCES "public"."guahao_illnesses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parking_authorisations" ADD CONSTRAINT "parking_authorisations_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parking_authorisations" ADD CONSTRAINT "parking_authorisations_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parking_lots" ADD CONSTRAINT "parking_lots_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parking_stays" ADD CONSTRAINT "parking_stays_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parking_stays" ADD CONSTRAINT "parking_stays_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_devices" ADD CONSTRAINT "store_app_devices_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_devices" ADD CONSTRAINT "store_app_devices_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_certificates" ADD CONSTRAINT "store_app_certificates_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_accounts" ADD CONSTRAINT "store_app_accounts_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_cashes" ADD CONSTRAINT "store_app_cashes_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_cashes" ADD CONSTRAINT "store_app_cashes_asked_by_access_staff_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_ledger" ADD CONSTRAINT "store_app_ledger_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_ledger" ADD CONSTRAINT "store_app_ledger_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_ledger" ADD CONSTRAINT "store_app_ledger_cash_id_store_app_cashes_id_fk" FOREIGN KEY ("cash_id") REFERENCES "public"."store_app_cashes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_ledger" ADD CONSTRAINT "store_app_ledger_recharge_id_store_app_recharges_id_fk" FOREIGN KEY ("recharge_id") REFERENCES "public"."store_app_recharges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_recharges" ADD CONSTRAINT "store_app_recharges_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_checks" ADD CONSTRAINT "store_app_checks_device_id_store_app_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."store_app_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_checks" ADD CONSTRAINT "store_app_checks_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_checks" ADD CONSTRAINT "store_app_checks_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_checks" ADD CONSTRAINT "store_app_checks_order_id_orders_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_app_terms" ADD CONSTRAINT "store_app_terms_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_staff_grants_hospital" ON "access_staff_grants" USING btree ("hospital_id","is_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "access_staff_grants_role" ON "access_staff_grants" USING btree ("role_id");--> statement-breakpoint
CREATE INDEX "access_staff_requests_waiting" ON "access_staff_requests" USING btree ("hospital_id","state","id");--> statement-breakpoint
CREATE INDEX "access_staff_requests_asker" ON "access_staff_requests" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "access_staff_requests_decider" ON "access_staff_requests" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "consult_licences_doctor" ON "consult_licences" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "consult_licences_hospital" ON "consult_licences" USING btree ("hospital_id","ends_on");--> statement-breakpoint
CREATE INDEX "consult_licences_number" ON "consult_licences" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "consult_licences_once" ON "consult_licences" USING btree ("doctor_id","number","issued_on") WHERE "consult_licences"."state" in ('pending', 'certified');--> statement-breakpoint
CREATE INDEX "consult_licences_ending" ON "consult_licences" USING btree ("ends_on") WHERE "consult_licences"."state" = 'certified';--> statement-breakpoint
CREATE INDEX "hearts_sent_doctor" ON "hearts_sent" USING btree ("doctor_id","state","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hearts_sent_patient" ON "hearts_sent" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hearts_sent_gift" ON "hearts_sent" USING btree ("gift_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_letters_code" ON "inquiry_letters" USING btree ("code_index");--> statement-breakpoint
CREATE INDEX "inquiry_letters_hospital" ON "inquiry_letters" USING btree ("hospital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_letters_one" ON "inquiry_letters" USING btree ("request_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "inquiry_letters_request" ON "inquiry_letters" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_looks_share" ON "inquiry_looks" USING btree ("share_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_notes_request" ON "inquiry_notes" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_papers_request" ON "inquiry_papers" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_papers_original" ON "inquiry_papers" USING btree ("original_id");--> statement-breakpoint
CREATE INDEX "inquiry_quotes_hospital" ON "inquiry_quotes" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "inquiry_requests_secret" ON "inquiry_requests" USING btree ("secret_index") WHERE secret_index is not null;--> statement-breakpoint
CREATE INDEX "inquiry_requests_patient" ON "inquiry_requests" USING btree ("patient_id","made_at");--> statement-breakpoint
CREATE INDEX "inquiry_requests_late" ON "inquiry_requests" USING btree ("answer_by","quote_by") WHERE fee_paid_at is not null and fee_back_at is null;--> statement-breakpoint
CREATE INDEX "inquiry_requests_drafts" ON "inquiry_requests" USING btree ("made_at") WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX "inquiry_requests_desk" ON "inquiry_requests" USING btree ("state","quote_by");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_shares_code" ON "inquiry_shares" USING btree ("code_index");--> statement-breakpoint
CREATE INDEX "inquiry_shares_request" ON "inquiry_shares" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "inquiry_shares_hospital" ON "inquiry_shares" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "inquiry_transfers_hospital" ON "inquiry_transfers" USING btree ("hospital_id");--> statement-breakpoint
CREATE UNIQUE INDEX "joining_applications_open" ON "joining_applications" USING btree ("patient_id") WHERE state <> 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "joining_applications_token" ON "joining_applications" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "joining_applications_code" ON "joining_applications" USING btree ("credit_code") WHERE state in ('pending', 'many', 'approved');--> statement-breakpoint
CREATE INDEX "joining_applications_patient" ON "joining_applications" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "joining_applications_waiting" ON "joining_applications" USING btree ("sent_at") WHERE state in ('pending', 'many');--> statement-breakpoint
CREATE INDEX "joining_applications_hospital" ON "joining_applications" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "joining_applications_staff" ON "joining_applications" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "joining_applications_first" ON "joining_applications" USING btree ("first_by");--> statement-breakpoint
CREATE INDEX "joining_sends_recent" ON "joining_sends" USING btree ("application_id","sent_at");--> statement-breakpoint
CREATE INDEX "overseas_cases_newest" ON "overseas_cases" USING btree ("published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "overseas_cases_hospital" ON "overseas_cases" USING btree ("hospital_id","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "overseas_cases_illness" ON "overseas_cases" USING btree ("illness_id","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "overseas_cases_expert" ON "overseas_cases" USING btree ("expert_id");--> statement-breakpoint
CREATE INDEX "overseas_categories_order" ON "overseas_categories" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "overseas_countries_order" ON "overseas_countries" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "overseas_experts_hospital" ON "overseas_experts" USING btree ("hospital_id","position","id");--> statement-breakpoint
CREATE INDEX "overseas_experts_illness" ON "overseas_experts" USING gin ("illness_ids");--> statement-breakpoint
CREATE INDEX "overseas_hospitals_country" ON "overseas_hospitals" USING btree ("country_id","position","id");--> statement-breakpoint
CREATE INDEX "overseas_hospitals_order" ON "overseas_hospitals" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "overseas_illnesses_category" ON "overseas_illnesses" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "overseas_packages_hospital" ON "overseas_packages" USING btree ("hospital_id","position");--> statement-breakpoint
CREATE INDEX "overseas_packages_category" ON "overseas_packages" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "overseas_proofs_hospital" ON "overseas_proofs" USING btree ("hospital_id","kind","ends_on");--> statement-breakpoint
CREATE INDEX "overseas_proofs_end" ON "overseas_proofs" USING btree ("ends_on") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "overseas_rates_hospital" ON "overseas_rates" USING btree ("hospital_id","year" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "overseas_rates_illness" ON "overseas_rates" USING btree ("illness_id");--> statement-breakpoint
CREATE UNIQUE INDEX "parking_authorisations_one" ON "parking_authorisations" USING btree ("patient_id","hospital_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "parking_authorisations_hospital" ON "parking_authorisations" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "parking_authorisations_end" ON "parking_authorisations" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "parking_stays_open" ON "parking_stays" USING btree ("patient_id","hospital_id") WHERE state in ('booked', 'in', 'paid');--> statement-breakpoint
CREATE INDEX "parking_stays_followed" ON "parking_stays" USING btree ("id") WHERE state in ('booked', 'in', 'paid');--> statement-breakpoint
CREATE INDEX "parking_stays_patient" ON "parking_stays" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "parking_stays_day" ON "parking_stays" USING btree ("hospital_id","arrive_at");--> statement-breakpoint
CREATE INDEX "parking_stays_moved" ON "parking_stays" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "store_app_devices_store" ON "store_app_devices" USING btree ("hospital_id","bound_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "store_app_help_order" ON "store_app_help" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "store_app_cashes_store" ON "store_app_cashes" USING btree ("hospital_id","asked_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "store_app_cashes_asker" ON "store_app_cashes" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "store_app_ledger_store" ON "store_app_ledger" USING btree ("hospital_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "store_app_ledger_sale" ON "store_app_ledger" USING btree ("order_id") WHERE kind = 'sale';--> statement-breakpoint
CREATE UNIQUE INDEX "store_app_ledger_cash" ON "store_app_ledger" USING btree ("cash_id","kind") WHERE cash_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "store_app_ledger_recharge" ON "store_app_ledger" USING btree ("recharge_id") WHERE recharge_id is not null;--> statement-breakpoint
CREATE INDEX "store_app_recharges_store" ON "store_app_recharges" USING btree ("hospital_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_app_checks_done" ON "store_app_checks" USING btree ("order_id") WHERE outcome = 'done';--> statement-breakpoint
CREATE INDEX "store_app_checks_conflicts" ON "store_app_checks" USING btree ("hospital_id","received_at" DESC NULLS FIRST,"id") WHERE outcome = 'conflict';--> statement-breakpoint
CREATE INDEX "store_app_checks_order" ON "store_app_checks" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "store_app_checks_staff" ON "store_app_checks" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "access_staff" ADD CONSTRAINT "access_staff_last_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("last_hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_staff_sessions" ADD CONSTRAINT "access_staff_sessions_hospital_id_guahao_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."guahao_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_staff_last_hospital" ON "access_staff" USING btree ("last_hospital_id");--> statement-breakpoint
CREATE INDEX "access_staff_sessions_hospital" ON "access_staff_sessions" USING btree ("hospital_id");--> statement-breakpoint
CREATE INDEX "notices_messages_oldest" ON "notices_messages" USING btree ("told_at");--> statement-breakpoint
-- Written by hand: whoever works at a desk goes on where they are, as what they are, and so do their open sessions.
INSERT INTO "access_staff_grants" ("staff_id", "hospital_id", "role", "role_since")
SELECT "id", "hospital_id", "role", coalesce("role_since", "created_at") FROM "access_staff" ORDER BY "id";--> statement-breakpoint
UPDATE "access_staff" SET "last_hospital_id" = "hospital_id";--> statement-breakpoint
UPDATE "access_staff_sessions" SET "hospital_id" = "access_staff"."hospital_id" FROM "access_staff"
WHERE "access_staff"."id" = "access_staff_sessions"."staff_id" AND "access_staff_sessions"."due" IS NULL;--> statement-breakpoint
ALTER TABLE "access_staff" DROP COLUMN "hospital_id";--> statement-breakpoint
ALTER TABLE "access_staff" DROP COLUMN "role";--> statement-breakpoint
ALTER TABLE "access_staff" DROP COLUMN "role_since";--> statement-breakpoint
ALTER TABLE "account_consent_texts" ADD CONSTRAINT "account_consent_texts_document" CHECK ("account_consent_texts"."document" in ('agreement', 'privacy', 'health', 'diabetes', 'abroad'));--> statement-breakpoint
ALTER TABLE "account_consents" ADD CONSTRAINT "account_consents_purpose" CHECK ("account_consents"."purpose" in ('agreement', 'privacy', 'health', 'diabetes', 'abroad', 'recommend'));--> statement-breakpoint
ALTER TABLE "consult_doctors" ADD CONSTRAINT "consult_doctors_certify" CHECK ("consult_doctors"."certify_state" in ('none', 'pending', 'certified', 'refused', 'lapsed'));--> statement-breakpoint
ALTER TABLE "mall_freight_templates" ADD CONSTRAINT "mall_freight_templates_days" CHECK ("mall_freight_templates"."dispatch_days" between 0 and 60 and "mall_freight_templates"."transit_days" between 0 and 60);