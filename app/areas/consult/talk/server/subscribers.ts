import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { textOfMessage } from './present.ts'
import { listAllMessages, listAllTalks } from './queries.ts'
import { consultMessages, consultTalks } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db, config }) {
    const talks = await listAllTalks(db, patientId)
    const said = Map.groupBy(await listAllMessages(db, patientId), ({ talkId }) => talkId)
    hand({
      name: 'consultations',
      title: '问诊',
      tables: [consultTalks, consultMessages],
      keptBecause: '问诊病历依法至少保存十五年；没有进行的问诊会清除对话，图片和语音会清除，也不再和您的手机号关联',
      rows: talks.map(({ id, doctorId, openedAt }) => ({
        ask_id: id,
        doctor_id: doctorId,
        add_time: formatTime(openedAt),
        messages: (said.get(id) ?? []).map((message) => ({
          sender: message.sender,
          kind: message.kind,
          content: textOfMessage(message, { config }),
          add_time: formatTime(message.sentAt),
        })),
      })),
    })
  },
}
