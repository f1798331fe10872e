CREATE TABLE "mall_stock_outs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mall_stock_outs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"stock_id" bigint NOT NULL,
	"since_at" timestamp (3) with time zone NOT NULL,
	"until_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mall_stock_outs_some" CHECK ("mall_stock_outs"."since_at" < "mall_stock_outs"."until_at")
);
--> statement-breakpoint
ALTER TABLE "mall_stocks" ADD COLUMN "gone_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mall_stocks" ADD COLUMN "outs_known_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders_orders" ADD COLUMN "channel" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mall_stock_outs" ADD CONSTRAINT "mall_stock_outs_stock_id_mall_stocks_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."mall_stocks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mall_stock_outs_until" ON "mall_stock_outs" USING btree ("until_at");--> statement-breakpoint
CREATE INDEX "mall_stocks_gone" ON "mall_stocks" USING btree ("gone_since") WHERE gone_since is not null;--> statement-breakpoint
ALTER TABLE "mall_stocks" ADD CONSTRAINT "mall_stocks_gone_whole" CHECK ("mall_stocks"."gone_since" is null or "mall_stocks"."left_n" = 0);--> statement-breakpoint
UPDATE "mall_stocks" SET "outs_known_from" = now(), "gone_since" = CASE WHEN "left_n" = 0 AND "total" > 0 THEN now() END;
