import type { Listens } from '#server/tell.ts'
import { messages } from '../contract.ts'
import { asMessage } from './present.ts'
import { listEver } from './queries.ts'
import { noticesMessages } from './tables.ts'

const message = messages.reply.shape.list.element

export const listens: Listens = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    const told = await listEver(db, patientId)
    hand({
      ...{ name: 'messages', title: '消息', tables: [noticesMessages] },
      rows: told.map((row) => message.parse(asMessage(row))),
    })
  },
}
