import { findAskOfDoctor } from '#app/areas/consult/asks/server/public.ts'
import { userOfDoctor } from '#app/areas/consult/chat/rules.ts'
import { listAsDoctor, passFor, readAsDoctor, typeAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { isBound } from '#app/areas/consult/doctors/server/public.ts'
import { asMessage, findRead, hasInvite } from '#app/areas/consult/talk/server/public.ts'
import { around, asBenchAsk } from '#app/areas/workbench/asks/server/public.ts'
import type { Handlers, PatientId } from '#server/here.ts'
import type * as contract from '../../contract.ts'
import { asEarlier, asStanding, imagesOf } from '../present.ts'
import { listEarlier } from '../queries.ts'

type TalkCalls = Pick<typeof contract, 'benchTalk' | 'benchNode' | 'benchMessages' | 'benchRead' | 'benchTyping'>

export const talkHandlers: Handlers<TalkCalls> = {
  async benchTalk({ ask_id }, here) {
    const { db, now, doctor } = here
    const ask = await findAskOfDoctor(db, doctor.doctorId, ask_id)
    if (!ask) return here.refuse('not-found')
    const earlier = await listEarlier(db, ask)
    const known = await around(here, [ask, ...earlier])
    return {
      ...{ ask: asBenchAsk(ask, known, here), images: imagesOf(ask, here), ...asStanding(ask, now) },
      is_bound: await isBound(db, ask.patientId as PatientId, doctor.doctorId),
      is_invited: await hasInvite(db, ask_id),
      earlier: earlier.map((one) => asEarlier(one, known.illnesses, here)),
    }
  },

  benchNode(_, here) {
    const { user, ...pass } = passFor(here, userOfDoctor(here.doctor.doctorId), here.doctor.sessionHash)
    return { ...pass, user: { ...user, user_name: here.doctor.name } }
  },

  async benchMessages({ ask_id, before, since, page_size: size }, here) {
    const wanted = { ...(before && { before }), ...(since !== undefined && { since }), most: size + 1 }
    const found = await listAsDoctor(here, here.doctor.doctorId, ask_id, wanted)
    if (found === 'not-found') return here.refuse(found)
    const page = found.slice(0, size)
    return {
      list: (since === undefined ? page.reverse() : page).map((row) => asMessage(row, here)),
      has_more: found.length > size ? 1 : 0,
      read_id: (await findRead(here.db, ask_id))?.patientRead ?? 0,
    }
  },

  async benchRead({ ask_id, message_id }, here) {
    const read = await readAsDoctor(here, here.doctor.doctorId, ask_id, message_id)
    return read === 'not-found' ? here.refuse(read) : {}
  },

  async benchTyping({ ask_id }, here) {
    const told = await typeAsDoctor(here, here.doctor.doctorId, ask_id)
    return told === 'not-found' ? here.refuse(told) : {}
  },
}
