import type { Act } from '#app/areas/access/staff/rules/acts.ts'
import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { Context, StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as queries from '../queries.ts'
import { closed } from './sealed.ts'

type InquiryAct = Extract<Act, `inquiry.${string}`>

/** What became of a deed: what is answered, and what the trail says beside it. */
export interface Done<T> {
  answer: T
  after?: Record<string, string | number>
}

/** Does something with an inquiry that is locked, and writes it into the trail; a refusal undoes all of it. */
export const work = <T, N extends string = never>(
  ctx: StaffContext,
  id: string,
  act: InquiryAct,
  deed: (inside: StaffContext, row: queries.RequestRow) => Promise<Done<T> | Refused<N>>,
): Promise<T | Refused<N | 'not-found'>> =>
  rollbackIf(
    ctx,
    (result: T | Refused<N | 'not-found'>) => result instanceof Refused,
    async (inside): Promise<T | Refused<N | 'not-found'>> => {
      const row = await queries.lockRequest(inside.db, id)
      if (!row || row.patientId === null) return new Refused('not-found')
      const done = await deed(inside, row)
      if (done instanceof Refused) return done
      const { answer, after = null } = done
      await recordAct(inside, { act, kind: 'inquiry', id, after })
      return answer
    },
  )

/** Writes down what was said about an inquiry. */
export const say = (
  ctx: Context,
  requestId: string,
  { author, name, text, isShown }: Pick<queries.NoteRow, 'author' | 'name' | 'isShown'> & { text: string },
) => queries.insertNote(ctx.db, { requestId, author, name, textSealed: closed(ctx, text), isShown, madeAt: ctx.now })
