import type { PatientId } from '#app/context.ts'
import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { asShare, sharedOf } from './present.ts'
import * as queries from './queries.ts'
import { recordsShareLooks, recordsShares } from './tables.ts'

export const subscribers: Subscribers = {
  async 'member.leaving'({ memberId, patientId }, ctx) {
    const rows = await queries.listShares(ctx.db, patientId as PatientId)
    const theirs = rows.filter((row) => {
      const { kind, id } = sharedOf(ctx, row).subject
      return kind === 'own' && id === memberId
    })
    if (theirs.length > 0)
      await queries.deleteShares(
        ctx.db,
        theirs.map(({ id }) => id),
      )
  },

  async 'patient.exporting'({ patientId, hand }, ctx) {
    const rows = await queries.listShares(ctx.db, patientId)
    const looks = await queries.listLooks(
      ctx.db,
      rows.map(({ id }) => id),
    )
    hand({
      name: 'record_shares',
      title: '健康档案的分享和谁看过',
      tables: [recordsShares, recordsShareLooks],
      // A code that is still good is a key, and keys are in no file.
      rows: rows.map((row) => {
        const { code: _, add_time, end_time, ...share } = asShare(ctx, row, looks)
        return {
          ...share,
          add_time: formatTime(add_time),
          end_time: formatTime(end_time),
          looks: share.looks.map(({ who, time }) => ({ who, time: formatTime(time) })),
        }
      }),
    })
  },
}
