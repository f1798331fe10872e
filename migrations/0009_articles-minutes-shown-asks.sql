ALTER TABLE "content_articles" DROP CONSTRAINT "content_articles_counts";--> statement-breakpoint
ALTER TABLE "content_articles" ADD COLUMN "minutes" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX "consult_consultations_shown_newest" ON "consult_consultations" USING btree ("shown_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE sharing = 'shown';--> statement-breakpoint
ALTER TABLE "content_articles" ADD CONSTRAINT "content_articles_counts" CHECK (least("content_articles"."read_count", "content_articles"."like_count") >= 0 and least("content_articles"."version", "content_articles"."minutes") > 0);--> statement-breakpoint
UPDATE "content_articles" SET "minutes" = greatest(1, round((
  SELECT coalesce(sum(char_length(said.words #>> '{}') + 1), 0) FROM (
    SELECT jsonb_path_query("blocks", '$[*].text') AS words
    UNION ALL SELECT jsonb_path_query("blocks", '$[*].items[*]')
    UNION ALL SELECT jsonb_path_query("blocks", '$[*].head[*]')
    UNION ALL SELECT jsonb_path_query("blocks", '$[*].rows[*][*]')
    UNION ALL SELECT jsonb_path_query("blocks", '$[*].caption')
  ) said) / 400.0));
