import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { addressList } from '../contract.ts'
import { asAddress } from './present.ts'
import { listAddresses } from './queries.ts'
import { ordersAddresses } from './tables.ts'

const one = addressList.output.shape.list.element

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    hand({
      name: 'addresses',
      title: '收货地址',
      tables: [ordersAddresses],
      rows: (await listAddresses(ctx.db, patientId)).map((row) => ({
        ...one.parse(asAddress(row, ctx)),
        add_time: formatTime(row.createdAt),
      })),
    })
  },
}
