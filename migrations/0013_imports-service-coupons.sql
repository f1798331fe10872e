CREATE TABLE "desk_import_pieces" (
	"import_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"byte_count" integer NOT NULL,
	"sealed" "bytea" NOT NULL,
	CONSTRAINT "desk_import_pieces_import_id_position_pk" PRIMARY KEY("import_id","position")
);
--> statement-breakpoint
CREATE TABLE "desk_imports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"hospital_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"byte_count" integer NOT NULL,
	"digest" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"total_rows" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"preview_sealed" text DEFAULT '' NOT NULL,
	"report_sealed" text DEFAULT '' NOT NULL,
	"ran_by" bigint,
	"traceid" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"touched_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_imports_code_unique" UNIQUE("code"),
	CONSTRAINT "desk_imports_state" CHECK ("desk_imports"."state" in ('uploading', 'sent', 'checking', 'ready', 'waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "desk_imports_failure" CHECK (("desk_imports"."state" = 'failed') = ("desk_imports"."failure" is not null))
);
--> statement-breakpoint
CREATE TABLE "desk_talk_phrases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_talk_phrases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"content" text NOT NULL,
	"position" smallint NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_talk_phrases_title_unique" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "help_services" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"talk_id" bigint NOT NULL,
	"agent_id" bigint NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"stars" smallint,
	"words_sealed" text,
	"rated_at" timestamp (3) with time zone,
	CONSTRAINT "help_services_stars" CHECK ("help_services"."stars" between 1 and 5),
	CONSTRAINT "help_services_rated" CHECK (num_nulls("help_services"."stars", "help_services"."words_sealed", "help_services"."rated_at") in (0, 3)),
	CONSTRAINT "help_services_rated_ended" CHECK ("help_services"."rated_at" is null or "help_services"."ended_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "mall_coupon_codes" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "desk_import_pieces" ADD CONSTRAINT "desk_import_pieces_import_id_desk_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."desk_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_imports" ADD CONSTRAINT "desk_imports_staff_id_access_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."access_staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_services" ADD CONSTRAINT "help_services_talk_id_help_talks_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."help_talks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_imports_desk" ON "desk_imports" USING btree ("hospital_id","created_at");--> statement-breakpoint
CREATE INDEX "desk_imports_staff" ON "desk_imports" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "desk_imports_open" ON "desk_imports" USING btree ("touched_at") WHERE "desk_imports"."state" in ('sent', 'checking', 'waiting', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "desk_imports_one" ON "desk_imports" USING btree ("hospital_id","kind") WHERE "desk_imports"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "desk_imports_over" ON "desk_imports" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "help_services_one_open" ON "help_services" USING btree ("talk_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "help_services_of_talk" ON "help_services" USING btree ("talk_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "help_services_ended" ON "help_services" USING btree ("ended_at") WHERE ended_at is not null;