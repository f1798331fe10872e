CREATE TABLE "access_export_pieces" (
	"export_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "access_export_pieces_export_id_position_pk" PRIMARY KEY("export_id","position")
);
--> statement-breakpoint
CREATE TABLE "access_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "access_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"call" text NOT NULL,
	"input_sealed" text NOT NULL,
	"file_name" text NOT NULL,
	"traceid" text NOT NULL,
	"state" text NOT NULL,
	"done_lines" integer DEFAULT 0 NOT NULL,
	"total_lines" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"byte_count" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"fetched_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "access_exports_code_unique" UNIQUE("code"),
	CONSTRAINT "access_exports_state" CHECK ("access_exports"."state" in ('waiting', 'running', 'done', 'failed')),
	CONSTRAINT "access_exports_failure" CHECK (("access_exports"."state" = 'failed') = ("access_exports"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "content_comment_origins" (
	"comment_id" bigint PRIMARY KEY NOT NULL,
	"address_sealed" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices_templates" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"is_told" boolean NOT NULL,
	"is_sms" boolean NOT NULL,
	"sms_template" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notices_templates_name_version_pk" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "orders_tests" (
	"id" text PRIMARY KEY NOT NULL,
	"visit_id" text NOT NULL,
	"patient_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"doctor_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"name" text NOT NULL,
	"sku_name" text NOT NULL,
	"ordered_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"goods_order_id" text
);
--> statement-breakpoint
CREATE TABLE "workbench_note_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "workbench_note_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"doctor_id" bigint NOT NULL,
	"dep_id" bigint,
	"name" text NOT NULL,
	"diagnoses" text[] NOT NULL,
	"findings" text NOT NULL,
	"advice" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "workbench_note_templates_says" CHECK (cardinality("workbench_note_templates"."diagnoses") > 0 or "workbench_note_templates"."findings" <> '' or "workbench_note_templates"."advice" <> '')
);
--> statement-breakpoint
CREATE TABLE "wire_edits" (
	"row" text NOT NULL,
	"row_id" text NOT NULL,
	"version" integer NOT NULL,
	"editor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"fields" jsonb NOT NULL,
	CONSTRAINT "wire_edits_row_row_id_version_pk" PRIMARY KEY("row","row_id","version")
);
--> statement-breakpoint
ALTER TABLE "activities_invitations" DROP CONSTRAINT "activities_invitations_state";--> statement-breakpoint
DROP INDEX "activities_invitations_open";--> statement-breakpoint
ALTER TABLE "activities_invitations" ADD COLUMN "rewarded_on" date;--> statement-breakpoint
ALTER TABLE "activities_invites" ADD COLUMN "most_daily" smallint;--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD COLUMN "doctor_id" bigint;--> statement-breakpoint
ALTER TABLE "parking_stays" ADD COLUMN "is_untold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD COLUMN "visit_id" text;--> statement-breakpoint
ALTER TABLE "access_export_pieces" ADD CONSTRAINT "access_export_pieces_export_id_access_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."access_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_exports" ADD CONSTRAINT "access_exports_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comment_origins" ADD CONSTRAINT "content_comment_origins_comment_id_content_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."content_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_tests" ADD CONSTRAINT "orders_tests_visit_id_guahao_orders_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."guahao_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders_tests" ADD CONSTRAINT "orders_tests_goods_order_id_orders_orders_id_fk" FOREIGN KEY ("goods_order_id") REFERENCES "public"."orders_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_note_templates" ADD CONSTRAINT "workbench_note_templates_doctor_id_access_doctors_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."access_doctors"("doctor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workbench_note_templates" ADD CONSTRAINT "workbench_note_templates_dep_id_guahao_departments_id_fk" FOREIGN KEY ("dep_id") REFERENCES "public"."guahao_departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_exports_staff" ON "access_exports" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE INDEX "access_exports_open" ON "access_exports" USING btree ("created_at") WHERE "access_exports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "access_exports_over" ON "access_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_comment_origins_written" ON "content_comment_origins" USING btree ("written_at");--> statement-breakpoint
CREATE INDEX "orders_tests_visit" ON "orders_tests" USING btree ("visit_id","ordered_at","id");--> statement-breakpoint
CREATE INDEX "orders_tests_patient" ON "orders_tests" USING btree ("patient_id","ordered_at");--> statement-breakpoint
CREATE INDEX "orders_tests_goods_order" ON "orders_tests" USING btree ("goods_order_id") WHERE goods_order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_tests_once" ON "orders_tests" USING btree ("visit_id","sku_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "workbench_note_templates_doctor" ON "workbench_note_templates" USING btree ("doctor_id","name","id");--> statement-breakpoint
CREATE INDEX "workbench_note_templates_dep" ON "workbench_note_templates" USING btree ("dep_id") WHERE dep_id is not null;--> statement-breakpoint
CREATE INDEX "consult_consultations_made" ON "consult_consultations" USING btree ("made_at");--> statement-breakpoint
CREATE UNIQUE INDEX "guahao_comment_replies_doctor" ON "guahao_comment_replies" USING btree ("comment_id","doctor_id") WHERE doctor_id is not null;--> statement-breakpoint
CREATE INDEX "orders_appointments_day" ON "orders_appointments" USING btree ("date");--> statement-breakpoint
CREATE INDEX "parking_stays_untold" ON "parking_stays" USING btree ("id") WHERE is_untold;--> statement-breakpoint
CREATE INDEX "prescriptions_visit" ON "prescriptions" USING btree ("visit_id") WHERE visit_id is not null;--> statement-breakpoint
CREATE INDEX "activities_invitations_open" ON "activities_invitations" USING btree ("id") WHERE state in ('joined', 'waiting');--> statement-breakpoint
ALTER TABLE "activities_invitations" ADD CONSTRAINT "activities_invitations_state" CHECK (state in ('joined', 'waiting', 'rewarded', 'taken', 'capped', 'refused'));--> statement-breakpoint
ALTER TABLE "activities_invites" ADD CONSTRAINT "activities_invites_daily" CHECK ("activities_invites"."most_daily" between 1 and "activities_invites"."most_each");--> statement-breakpoint
ALTER TABLE "guahao_comment_replies" ADD CONSTRAINT "guahao_comment_replies_doctors" CHECK ("guahao_comment_replies"."doctor_id" is null or "guahao_comment_replies"."is_official");--> statement-breakpoint
ALTER TABLE "parking_stays" ADD CONSTRAINT "parking_stays_told" CHECK (not "parking_stays"."is_untold" or "parking_stays"."state" = 'cancelled');--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_place" CHECK (num_nonnulls("prescriptions"."consultation_id", "prescriptions"."visit_id") <= 1);