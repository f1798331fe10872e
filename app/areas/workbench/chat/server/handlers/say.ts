import { findAskOfDoctor } from '#app/areas/consult/asks/server/public.ts'
import { findBond, recallAsDoctor, sendAsDoctor } from '#app/areas/consult/chat/server/public.ts'
import { asMessage } from '#app/areas/consult/talk/server/public.ts'
import { actAsDoctor } from '#app/areas/workbench/door/server/public.ts'
import type { DoctorHere, Handlers } from '#server/here.ts'
import type * as contract from '../../contract.ts'

type SayCalls = Pick<typeof contract, 'benchSend' | 'benchInvite' | 'benchRecall'>

export const sayHandlers: Handlers<SayCalls> = {
  async benchSend({ ask_id: askId, kind, content, client_msg_id: clientMsgId }, here) {
    const said = await sendAsDoctor(here, here.doctor.doctorId, { askId, kind, content, clientMsgId })
    return typeof said === 'string' ? here.refuse(said) : { message: asMessage(said, here) }
  },

  async benchInvite({ ask_id: askId, client_msg_id: clientMsgId }, here) {
    const said = await invite(here, askId, clientMsgId)
    return typeof said === 'string' ? here.refuse(said) : { message: asMessage(said, here) }
  },

  async benchRecall({ ask_id, message_id }, here) {
    const taken = await actAsDoctor(
      here,
      (inside) => recallAsDoctor(inside, here.doctor.doctorId, ask_id, message_id),
      () => ({ act: 'consultation.recall', kind: 'consultation', id: ask_id, after: { messageId: message_id } }),
    )
    if (taken === 'not-found') return here.refuse(taken)
    return taken ? { message: asMessage(taken, here) } : here.refuse('too-late')
  },
}

/** Says the invitation, once per talk and only to who does not keep to him already. */
const invite = async (here: DoctorHere, askId: string, clientMsgId: string) => {
  const { db, doctor } = here
  if (!(await findAskOfDoctor(db, doctor.doctorId, askId))) return 'not-found'
  const { isBound, isInvited } = await findBond(db, askId)
  if (isBound || isInvited) return 'bound'
  const said = await sendAsDoctor(here, doctor.doctorId, { askId, kind: 'invite', content: '', clientMsgId })
  return said === 'no-picture' ? 'over' : said
}
