CREATE TABLE "desk_import_pictures" (
	"import_id" bigint NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "desk_import_pictures_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
ALTER TABLE "desk_imports" ADD COLUMN "is_strict" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "files_uploads" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "desk_import_pictures" ADD CONSTRAINT "desk_import_pictures_import_id_desk_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."desk_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_uploads_same" ON "files_uploads" USING btree ("hospital_id","digest") WHERE digest is not null;