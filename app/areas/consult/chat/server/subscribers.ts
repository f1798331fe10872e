import type { Subscribers } from '#app/room.ts'
import { afterCommit } from '#kit/db/after-commit.ts'
import { sendToBoth } from './commands/live.ts'
import { sayInside } from './commands/say.ts'

/** What a talk says by itself when its consultation goes on. */
const lines: Readonly<Record<string, string>> = {
  accepted: '医生已接诊。请把不舒服的地方、多久了、在用什么药说清楚，需要时可以发图片。急症请马上拨打 120。',
  ended: '问诊已结束。48 小时内还可以就这次问诊追问一次。',
  cancelled: '问诊已取消，付过的钱会原路退回。',
  refunded: '问诊已退回，付过的钱会原路退回。',
  missed: '到了约定的时间没有等到患者，这次问诊已结束。',
}

/** What it says by itself when a prescription of it goes on. */
const prescribed: Readonly<Record<string, string>> = {
  approved: '药师审核通过了处方，请在有效期内下单或凭处方购药。',
  refused: '药师没有通过处方，医生会重新考虑，原因见处方。',
  withdrawn: '医生撤回了处方。',
}

export const subscribers: Subscribers = {
  async 'ask.moved'({ consultationId, patientId, doctorId, state }, ctx) {
    const pair = { patientId, doctorId }
    const content = lines[state]
    if (content) await sayInside(ctx, pair, { consultationId, sender: 'system', kind: 'text', content })
    sendToBoth(ctx, pair, { type: 'moved', ask_id: consultationId })
  },

  async 'ask.summarised'({ consultationId, patientId, doctorId, words: content }, ctx) {
    await sayInside(ctx, { patientId, doctorId }, { consultationId, sender: 'doctor', kind: 'summary', content })
  },

  async 'prescription.moved'({ consultationId, patientId, doctorId, prescriptionId, state }, ctx) {
    if (consultationId === null) return
    const pair = { patientId, doctorId }
    const content = prescribed[state]
    if (state === 'waiting')
      await sayInside(ctx, pair, { consultationId, sender: 'doctor', kind: 'prescription', content: prescriptionId })
    else if (content) await sayInside(ctx, pair, { consultationId, sender: 'system', kind: 'text', content })
  },

  async 'session.ended'({ session }, { db, bus }) {
    afterCommit(db, () => bus?.cutOff(session))
  },
}
