import { afterCommit } from '#kit/db/after-commit.ts'
import type { Listens } from '#server/tell.ts'
import { tellBoth } from './public/live.ts'
import { sayInside } from './public/say.ts'

/** What a talk says by itself when its consultation goes on. */
const lines: Readonly<Record<string, string>> = {
  accepted: '医生已接诊。请把不舒服的地方、多久了、在用什么药说清楚，需要时可以发图片。急症请马上拨打 120。',
  ended: '问诊已结束。48 小时内还可以就这次问诊追问一次。',
  cancelled: '问诊已取消，付过的钱会原路退回。',
  refunded: '问诊已退回，付过的钱会原路退回。',
}

export const listens: Listens = {
  async 'ask.moved'({ askId, patientId, doctorId, state }, within) {
    const pair = { patientId, doctorId }
    const content = lines[state]
    if (content) await sayInside(within, pair, { askId, sender: 'system', kind: 'text', content })
    tellBoth(within, pair, { type: 'moved', ask_id: askId })
  },

  async 'session.ended'({ session }, { db, bus }) {
    afterCommit(db, () => bus?.cutOff(session))
  },
}
