CREATE TABLE "access_patient_days" (
	"patient_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "access_patient_days_patient_id_day_pk" PRIMARY KEY("patient_id","day")
);
--> statement-breakpoint
ALTER TABLE "access_patients" ADD COLUMN "joined_channel" integer;--> statement-breakpoint
ALTER TABLE "access_patient_days" ADD CONSTRAINT "access_patient_days_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_patient_days_day" ON "access_patient_days" USING btree ("day","patient_id");--> statement-breakpoint
CREATE INDEX "access_patients_joined" ON "access_patients" USING btree ("created_at");