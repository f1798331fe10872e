import { type AskRow, namesForDoctor } from '#app/areas/consult/asks/server/public.ts'
import { countUnread } from '#app/areas/consult/talk/server/public.ts'
import { findIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import type { Within } from '#server/here.ts'
import type { Around } from '../present.ts'

/** What these consultations refer to, and what of them the doctor has not seen. */
export const around = async ({ db }: Pick<Within, 'db'>, asks: readonly AskRow[]): Promise<Around> => {
  const ids = [...new Set(asks.flatMap(({ illnessId }) => illnessId ?? []))]
  return {
    names: await namesForDoctor(db, asks),
    illnesses: new Map((await findIllnesses(db, ids)).map(({ id, name }) => [id, name])),
    unread: await countUnread(
      db,
      asks.map(({ id }) => id),
    ),
  }
}
