import type { Subscribers } from '#app/room.ts'
import { messages } from '../contract.ts'
import { asMessage } from './present.ts'
import { notifyPatient } from './public.ts'
import { listEver } from './queries.ts'
import { noticesMessages } from './tables.ts'

const message = messages.output.shape.list.element

export const subscribers: Subscribers = {
  'session.stolen': ({ patientId }, ctx) =>
    notifyPatient(ctx, {
      patientId,
      kind: 'system',
      title: '您的登录已退出',
      text: '有人用您换掉的登录信息尝试登录。为了安全，相关登录都已退出，请重新登录；如不是您本人操作，请检查手机是否被他人使用。',
      sms: true,
    }),

  async 'patient.exporting'({ patientId, hand }, { db }) {
    const told = await listEver(db, patientId)
    hand({
      name: 'messages',
      title: '消息',
      tables: [noticesMessages],
      rows: told.map((row) => message.parse(asMessage(row))),
    })
  },
}
