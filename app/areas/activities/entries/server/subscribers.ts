import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { formatTime } from '#kit/time/day.ts'
import { asHandedVisit, FEEDBACK, mobileOf } from './present.ts'
import { listOwnFeedback, listOwnVisits } from './queries.ts'
import { activitiesBankVisits, activitiesFeedback } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db, config, now }) {
    const { rows } = await listOwnVisits(db, patientId, WHOLE)
    hand({
      name: 'bank_visits',
      title: '银行预约',
      tables: [activitiesBankVisits],
      rows: rows.map((row) => {
        const { bank_name, yuyue_date, truename, mobile, state_desc, add_time } = asHandedVisit({ config, now }, row)
        return { bank_name, yuyue_date, truename, mobile, state_desc, add_time: formatTime(add_time) }
      }),
    })
    hand({
      name: 'family_feedback',
      title: '家庭活动反馈',
      tables: [activitiesFeedback],
      rows: (await listOwnFeedback(db, patientId)).map((row) => ({
        content: sealOf(config).open(row.contentSealed, FEEDBACK),
        mobile: mobileOf({ config }, row),
        images: row.images,
        add_time: formatTime(row.saidAt),
      })),
    })
  },
}
