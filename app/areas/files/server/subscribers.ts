import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { listOwnUnfinished } from './queries/pieces.ts'
import { listOwn, listOwnPapers } from './queries.ts'
import { filesPapers, filesPieces, filesUnfinished, filesUploads } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db }) {
    hand({
      name: 'pictures',
      title: '上传的图片和语音',
      tables: [filesUploads],
      rows: (await listOwn(db, patientId)).map(({ uploadtype, address, bytes, width, height, seconds, createdAt }) => ({
        uploadtype,
        url: address,
        bytes,
        width,
        height,
        seconds,
        add_time: formatTime(createdAt),
      })),
    })
    hand({
      name: 'unfinished-papers',
      title: '没有传完的文件',
      tables: [filesUnfinished, filesPieces],
      rows: (await listOwnUnfinished(db, patientId)).map(({ bytes, received, startedAt, endsAt }) => ({
        bytes,
        received,
        add_time: formatTime(startedAt),
        end_time: formatTime(endsAt),
      })),
    })
    hand({
      name: 'papers',
      title: '电子发票文件',
      tables: [filesPapers],
      keptBecause: '发票依法要保存；文件不再和您的手机号关联',
      rows: (await listOwnPapers(db, patientId)).map(({ address, bytes, createdAt }) => ({
        url: address,
        bytes,
        add_time: formatTime(createdAt),
      })),
    })
  },
}
