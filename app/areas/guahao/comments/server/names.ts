import { sql } from 'drizzle-orm'
import { doctorNames } from '#app/areas/guahao/doctors/server/public.ts'
import { hospitalNames } from '#app/areas/guahao/hospitals/server/public.ts'
import { nameIn, oneFor, type RowNamers } from '#kit/db/row-names.ts'
import { guahaoComments as comments, guahaoCommentReplies as replies } from './tables.ts'

/** The doctor, or else the hospital, that somebody rated. */
const about = sql`coalesce(
  case when ${comments.kind} = 'doctor' then ${nameIn(doctorNames.doctor, comments.targetId)} end,
  ${nameIn(hospitalNames.hospital, comments.hospitalId)}
)`

/** What ratings, what is answered to them, and the rules for both are called. */
export const names = {
  comment: { id: comments.id, name: about },
  'comment-reply': {
    id: replies.id,
    name: sql`(select ${about} from ${comments} where ${comments.id} = ${replies.commentId})`,
  },
  'comment-rules': oneFor('hospital'),
} satisfies RowNamers
