import type { Subscribers } from '#app/room.ts'
import { messages } from '../contract.ts'
import { messages as declared } from '../rules/messages.ts'
import { asMessage } from './present.ts'
import { notifyBy } from './public.ts'
import { listEver } from './queries.ts'
import { noticesMessages } from './tables.ts'

const message = messages.output.shape.list.element

export const subscribers: Subscribers = {
  'session.stolen': ({ patientId }, ctx) => notifyBy(ctx, declared.stolen, { patientId, values: {} }),

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
