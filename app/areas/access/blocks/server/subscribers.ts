import type { Subscribers } from '#app/room.ts'
import { asOwn } from './present.ts'
import { findBar } from './public.ts'
import { listAllOf } from './queries.ts'
import { accessBlocks } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.entering'({ patientId, bar }, ctx) {
    const words = await findBar(ctx, patientId, 'enter')
    if (words) bar(words)
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const rows = (await listAllOf(ctx.db, patientId)).map(asOwn)
    hand({ name: 'blocks', title: '被暂停的功能', tables: [accessBlocks], rows })
  },
}
