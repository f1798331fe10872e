CREATE TABLE "consult_call_days" (
	"doctor_id" bigint NOT NULL,
	"date" date NOT NULL,
	"hours" smallint[] NOT NULL,
	CONSTRAINT "consult_call_days_doctor_id_date_pk" PRIMARY KEY("doctor_id","date"),
	CONSTRAINT "consult_call_days_hours" CHECK (cardinality("consult_call_days"."hours") % 2 = 0)
);
--> statement-breakpoint
CREATE TABLE "consult_call_weeks" (
	"doctor_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"hours" smallint[] NOT NULL,
	CONSTRAINT "consult_call_weeks_doctor_id_weekday_pk" PRIMARY KEY("doctor_id","weekday"),
	CONSTRAINT "consult_call_weeks_weekday" CHECK ("consult_call_weeks"."weekday" between 1 and 7),
	CONSTRAINT "consult_call_weeks_hours" CHECK (cardinality("consult_call_weeks"."hours") % 2 = 0)
);
--> statement-breakpoint
CREATE TABLE "help_suggestions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_suggestions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"content_sealed" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"answer_sealed" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "help_suggestions_answered" CHECK (num_nulls("help_suggestions"."answer_sealed", "help_suggestions"."answered_at") in (0, 2)),
	CONSTRAINT "help_suggestions_kind" CHECK ("help_suggestions"."kind" in ('fault', 'idea', 'praise', 'other'))
);
--> statement-breakpoint
CREATE TABLE "orders_apart" (
	"order_id" text NOT NULL,
	"position" smallint NOT NULL,
	"carrier" text NOT NULL,
	"parcel_no" text NOT NULL,
	"shipped_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_apart_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "records_carer_invitations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_carer_invitations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"relation" text NOT NULL,
	"rights" text NOT NULL,
	"until" date,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "records_carer_invitations_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "records_carers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_carers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"relation" text NOT NULL,
	"rights" text NOT NULL,
	"until" date,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "records_carers_relation" CHECK ("records_carers"."relation" in ('mother', 'father', 'grandparent', 'nanny', 'other')),
	CONSTRAINT "records_carers_rights" CHECK ("records_carers"."rights" in ('log', 'see'))
);
--> statement-breakpoint
CREATE TABLE "records_children" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_children_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint,
	"content_sealed" text NOT NULL,
	"guardian_consent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_daily_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_daily_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"day_index" text NOT NULL,
	"content_sealed" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_ground" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_ground_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"member_id" bigint,
	"content_sealed" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"remind_at" timestamp (3) with time zone,
	CONSTRAINT "records_ground_quiet" CHECK ("records_ground"."closed_at" is null or "records_ground"."remind_at" is null)
);
--> statement-breakpoint
CREATE TABLE "records_ground_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_ground_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"patient_id" bigint NOT NULL,
	"current_sealed" text,
	"adverts_since" timestamp (3) with time zone,
	"reminds" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_ground_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_ground_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_id" bigint NOT NULL,
	"client_id" text,
	"content_sealed" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_growth_editions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_growth_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"standard" text NOT NULL,
	"edition" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"effective_on" date NOT NULL,
	"unit" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "records_growth_editions_standard" CHECK ("records_growth_editions"."standard" in ('china', 'who')),
	CONSTRAINT "records_growth_editions_unit" CHECK ("records_growth_editions"."unit" in ('days', 'months'))
);
--> statement-breakpoint
CREATE TABLE "records_growth_lines" (
	"edition_id" bigint NOT NULL,
	"measure" text NOT NULL,
	"sex" text NOT NULL,
	"at" double precision NOT NULL,
	"figures" double precision[] NOT NULL,
	CONSTRAINT "records_growth_lines_edition_id_measure_sex_at_pk" PRIMARY KEY("edition_id","measure","sex","at"),
	CONSTRAINT "records_growth_lines_measure" CHECK ("records_growth_lines"."measure" in ('weight', 'stature', 'head', 'bmi', 'weight_for_length', 'weight_for_height', 'stature_school')),
	CONSTRAINT "records_growth_lines_sex" CHECK ("records_growth_lines"."sex" in ('female', 'male')),
	CONSTRAINT "records_growth_lines_figures" CHECK (cardinality("records_growth_lines"."figures") in (3, 7))
);
--> statement-breakpoint
CREATE TABLE "records_measurements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_measurements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"client_id" text NOT NULL,
	"content_sealed" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_milestones" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_milestones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"content_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_vaccinations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_vaccinations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"content_sealed" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_vaccine_choices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_vaccine_choices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"child_id" bigint NOT NULL,
	"content_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_vaccine_doses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_vaccine_doses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edition_id" bigint NOT NULL,
	"dose_id" text NOT NULL,
	"series" text NOT NULL,
	"variant" text,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"prevents" text NOT NULL,
	"age_months" integer NOT NULL,
	"before_months" integer,
	"end_months" integer,
	"gap" text,
	"is_live" boolean NOT NULL,
	"sex" text,
	"born_after" date,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records_vaccine_editions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "records_vaccine_editions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"edition" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"effective_on" date NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "records_vaccine_editions_edition_unique" UNIQUE("edition")
);
--> statement-breakpoint
ALTER TABLE "consult_consultations" DROP CONSTRAINT "consult_consultations_state";--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD COLUMN "agreed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "family_doctor_settings" ADD COLUMN "reminds_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consult_call_days" ADD CONSTRAINT "consult_call_days_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consult_call_weeks" ADD CONSTRAINT "consult_call_weeks_doctor_id_guahao_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."guahao_doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_suggestions" ADD CONSTRAINT "help_suggestions_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_apart" ADD CONSTRAINT "orders_apart_order_id_position_orders_items_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."orders_items"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_carer_invitations" ADD CONSTRAINT "records_carer_invitations_child_id_records_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."records_children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_carers" ADD CONSTRAINT "records_carers_child_id_records_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."records_children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_carers" ADD CONSTRAINT "records_carers_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_children" ADD CONSTRAINT "records_children_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_children" ADD CONSTRAINT "records_children_member_id_account_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."account_members"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_daily_entries" ADD CONSTRAINT "records_daily_entries_child_id_records_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."records_children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_ground" ADD CONSTRAINT "records_ground_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_ground_choices" ADD CONSTRAINT "records_ground_choices_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_ground_entries" ADD CONSTRAINT "records_ground_entries_record_id_records_ground_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."records_ground"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_growth_lines" ADD CONSTRAINT "records_growth_lines_edition_id_records_growth_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."records_growth_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_measurements" ADD CONSTRAINT "records_measurements_child_id_records_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."records_children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_milestones" ADD CONSTRAINT "records_milestones_child_id_records_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."records_children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_vaccinations" ADD CONSTRAINT "records_vaccinations_child_id_records_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."records_children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_vaccine_choices" ADD CONSTRAINT "records_vaccine_choices_child_id_records_children_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."records_children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records_vaccine_doses" ADD CONSTRAINT "records_vaccine_doses_edition_id_records_vaccine_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."records_vaccine_editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "help_suggestions_own" ON "help_suggestions" USING btree ("patient_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "help_suggestions_open" ON "help_suggestions" USING btree ("id") WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX "records_carer_invitations_child" ON "records_carer_invitations" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_carers_once" ON "records_carers" USING btree ("child_id","patient_id");--> statement-breakpoint
CREATE INDEX "records_carers_patient" ON "records_carers" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "records_children_patient" ON "records_children" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "records_children_member" ON "records_children" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_daily_entries_once" ON "records_daily_entries" USING btree ("child_id","client_id");--> statement-breakpoint
CREATE INDEX "records_daily_entries_day" ON "records_daily_entries" USING btree ("child_id","day_index");--> statement-breakpoint
CREATE INDEX "records_ground_patient" ON "records_ground" USING btree ("patient_id","id");--> statement-breakpoint
CREATE INDEX "records_ground_remind" ON "records_ground" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "records_ground_choices_once" ON "records_ground_choices" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "records_ground_entries_record" ON "records_ground_entries" USING btree ("record_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_ground_entries_once" ON "records_ground_entries" USING btree ("record_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_growth_editions_once" ON "records_growth_editions" USING btree ("standard","edition");--> statement-breakpoint
CREATE UNIQUE INDEX "records_measurements_once" ON "records_measurements" USING btree ("child_id","client_id");--> statement-breakpoint
CREATE INDEX "records_measurements_child" ON "records_measurements" USING btree ("child_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_milestones_once" ON "records_milestones" USING btree ("child_id");--> statement-breakpoint
CREATE INDEX "records_vaccinations_child" ON "records_vaccinations" USING btree ("child_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_vaccine_choices_once" ON "records_vaccine_choices" USING btree ("child_id");--> statement-breakpoint
CREATE UNIQUE INDEX "records_vaccine_doses_once" ON "records_vaccine_doses" USING btree ("edition_id","dose_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consult_consultations_one_at_a_time" ON "consult_consultations" USING btree ("doctor_id","agreed_at") WHERE state in ('unpaid', 'waiting', 'accepted', 'answered') and agreed_at is not null;--> statement-breakpoint
CREATE INDEX "consult_consultations_remind" ON "consult_consultations" USING btree ("remind_at") WHERE remind_at is not null;--> statement-breakpoint
CREATE INDEX "family_doctor_settings_reminds" ON "family_doctor_settings" USING btree ("reminds_at");--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD CONSTRAINT "consult_consultations_agreed" CHECK ("consult_consultations"."agreed_at" is null or ("consult_consultations"."kind" <> 'text' and "consult_consultations"."doctor_id" is not null and "consult_consultations"."catalogue_id" is null));--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD CONSTRAINT "consult_consultations_missed" CHECK (state <> 'missed' or "consult_consultations"."agreed_at" is not null);--> statement-breakpoint
ALTER TABLE "consult_consultations" ADD CONSTRAINT "consult_consultations_state" CHECK (state in ('unpaid', 'waiting', 'accepted', 'answered', 'ended', 'rated', 'cancelled', 'expired', 'refunded', 'missed'));