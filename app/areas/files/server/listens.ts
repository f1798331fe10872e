import { formatTime } from '#kit/time/day.ts'
import type { Listens } from '#server/tell.ts'
import { listOwn } from './queries.ts'
import { filesUploads } from './tables.ts'

export const listens: Listens = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      ...{ name: 'pictures', title: '上传的图片', tables: [filesUploads] },
      rows: (await listOwn(db, patientId)).map(({ uploadtype, address, bytes, width, height, createdAt }) => ({
        ...{ uploadtype, url: address, bytes, width, height, add_time: formatTime(createdAt) },
      })),
    })
  },
}
