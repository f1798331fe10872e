CREATE TABLE "desk_receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"settlement_id" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"bank_no" text NOT NULL,
	"received_on" date NOT NULL,
	"proof" text NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" bigint NOT NULL,
	"proposed_by_name" text NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"approved_by" bigint,
	"approved_by_name" text DEFAULT '' NOT NULL,
	"is_alone" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"says" text DEFAULT '' NOT NULL,
	CONSTRAINT "desk_receipts_number_unique" UNIQUE("number"),
	CONSTRAINT "desk_receipts_state" CHECK (state in ('proposed', 'entered', 'refused')),
	CONSTRAINT "desk_receipts_amount" CHECK ("desk_receipts"."amount_fen" > 0),
	CONSTRAINT "desk_receipts_proven" CHECK ("desk_receipts"."bank_no" <> '' and "desk_receipts"."proof" <> ''),
	CONSTRAINT "desk_receipts_two" CHECK ("desk_receipts"."approved_by" <> "desk_receipts"."proposed_by" or "desk_receipts"."is_alone"),
	CONSTRAINT "desk_receipts_approved" CHECK (("desk_receipts"."state" = 'entered') = ("desk_receipts"."approved_by" is not null)),
	CONSTRAINT "desk_receipts_why" CHECK ("desk_receipts"."state" <> 'refused' or "desk_receipts"."says" <> '')
);
--> statement-breakpoint
ALTER TABLE "desk_receipts" ADD CONSTRAINT "desk_receipts_settlement_id_desk_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."desk_settlements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_receipts_one_proposed" ON "desk_receipts" USING btree ("settlement_id") WHERE state = 'proposed';--> statement-breakpoint
CREATE INDEX "desk_receipts_settlement" ON "desk_receipts" USING btree ("settlement_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "desk_receipts_bank" ON "desk_receipts" USING btree ("bank_no") WHERE state <> 'refused';