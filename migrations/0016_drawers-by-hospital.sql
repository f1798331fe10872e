DROP INDEX "desk_till_shifts_one_open";--> statement-breakpoint
CREATE UNIQUE INDEX "desk_till_shifts_one_open" ON "desk_till_shifts" USING btree ("staff_id","hospital_id") WHERE closed_at is null;