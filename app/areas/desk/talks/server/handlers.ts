import { permitted, tellAct } from '#app/areas/desk/staff/server/public.ts'
import { answerTalk, closeTalk, listOpenTalks, readTalk, takeTalk } from '#app/areas/help/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { asRead, asTalk } from './present.ts'

export const handlers = permitted(contract, {
  async deskTalks({ page, page_size: size }, { db, staff }) {
    return paged(await listOpenTalks(db, { page, size }), (talk) => asTalk(talk, staff.staffId))
  },

  async deskTalkTake({ talk_id }, here) {
    const taken = await act(here, 'talk.take', talk_id, (inside) => takeTalk(inside, talk_id, here.staff.staffId))
    return taken ? { talk_id } : here.refuse('not-found')
  },

  async deskTalk({ talk_id }, here) {
    const read = await readTalk(here, talk_id, here.staff.staffId)
    return typeof read === 'string' ? here.refuse(read) : asRead(read, here.staff.staffId)
  },

  async deskTalkAnswer({ talk_id, content }, here) {
    const { staffId } = here.staff
    await act(here, 'talk.answer', talk_id, (inside) => answerTalk(inside, talk_id, staffId, content))
    const read = await readTalk(here, talk_id, staffId)
    return typeof read === 'string' ? here.refuse(read) : asRead(read, staffId)
  },

  async deskTalkClose({ talk_id }, here) {
    const { staffId } = here.staff
    const closed = await act(here, 'talk.close', talk_id, (inside) => closeTalk(inside, talk_id, staffId))
    if (closed) return {}
    const read = await readTalk(here, talk_id, staffId)
    return here.refuse(read === 'not-yours' ? read : 'not-found')
  },
})

/** Does something with a talk and, where it was done, writes down that it was: both or neither. */
const act = (
  here: StaffHere,
  what: 'talk.take' | 'talk.answer' | 'talk.close',
  id: number,
  work: (inside: StaffHere) => Promise<boolean>,
): Promise<boolean> =>
  here.transact(async (inside) => {
    const isDone = await work(inside)
    if (isDone) await tellAct(inside, { act: what, kind: 'talk', id })
    return isDone
  })
