CREATE TABLE "mall_goods_watches" (
	"goods_id" bigint NOT NULL,
	"patient_id" bigint NOT NULL,
	"fen" integer NOT NULL,
	CONSTRAINT "mall_goods_watches_goods_id_patient_id_pk" PRIMARY KEY("goods_id","patient_id")
);
--> statement-breakpoint
ALTER TABLE "content_comment_drafts" DROP CONSTRAINT "content_comment_drafts_one";--> statement-breakpoint
ALTER TABLE "content_comment_drafts" DROP CONSTRAINT "content_comment_drafts_subject";--> statement-breakpoint
ALTER TABLE "content_comments" DROP CONSTRAINT "content_comments_subject";--> statement-breakpoint
ALTER TABLE "content_comments" ALTER COLUMN "hospital_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD COLUMN "goods_id" bigint;--> statement-breakpoint
ALTER TABLE "content_comments" ADD COLUMN "goods_id" bigint;--> statement-breakpoint
ALTER TABLE "mall_goods_watches" ADD CONSTRAINT "mall_goods_watches_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_goods_watches" ADD CONSTRAINT "mall_goods_watches_patient_id_access_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."access_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mall_goods_watches_patient" ON "mall_goods_watches" USING btree ("patient_id");--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_goods_id_mall_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."mall_goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_comment_drafts_goods" ON "content_comment_drafts" USING btree ("goods_id") WHERE goods_id is not null;--> statement-breakpoint
CREATE INDEX "content_comments_goods" ON "content_comments" USING btree ("goods_id","created_at","id") WHERE goods_id is not null;--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_one" UNIQUE NULLS NOT DISTINCT("patient_id","article_id","video_id","class_id","goods_id");--> statement-breakpoint
ALTER TABLE "content_comment_drafts" ADD CONSTRAINT "content_comment_drafts_subject" CHECK (num_nonnulls("content_comment_drafts"."article_id", "content_comment_drafts"."video_id", "content_comment_drafts"."class_id", "content_comment_drafts"."goods_id") = 1);--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_seller" CHECK ("content_comments"."hospital_id" is not null or "content_comments"."goods_id" is not null);--> statement-breakpoint
ALTER TABLE "content_comments" ADD CONSTRAINT "content_comments_subject" CHECK (num_nonnulls("content_comments"."article_id", "content_comments"."video_id", "content_comments"."class_id", "content_comments"."goods_id") = 1);