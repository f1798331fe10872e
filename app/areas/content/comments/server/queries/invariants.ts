import { sql } from 'drizzle-orm'
import { audioClassClasses as classes } from '#app/areas/audio-class/server/public.ts'
import type { Invariants } from '#kit/db/invariants.ts'
import { contentComments as comments, contentCommentLikes as likes } from '../tables.ts'

/** What must be true at any moment (R9): each sentence with the rows that break it. */
export const invariants: Invariants = {
  'a comment counts the replies that everybody reads': sql`
    select c.id from ${comments} c where c.root_id is null and c.reply_count <> (
      select count(*) from ${comments} r where r.root_id = c.id and r.state = 'shown')`,

  'a comment counts who likes it': sql`
    select c.id from ${comments} c where c.patient_id is not null and c.like_count <> (
      select count(*) from ${likes} l where l.comment_id = c.id)`,

  'a reply stands below a comment on the same thing': sql`
    select r.id from ${comments} r join ${comments} c on c.id = r.root_id
    where c.root_id is not null or (r.article_id, r.video_id, r.class_id, r.goods_id)
      is distinct from (c.article_id, c.video_id, c.class_id, c.goods_id)`,

  'a class counts the stars of the reviews that everybody reads': sql`
    select k.id from ${classes} k where k.star_count || ' ' || k.star_sum <> (
      select count(*) || ' ' || coalesce(sum(c.stars), 0) from ${comments} c
      where c.class_id = k.id and c.stars is not null and c.state = 'shown')`,
}
