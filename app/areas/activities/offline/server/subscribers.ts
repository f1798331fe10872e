import { Objection } from '#app/events.ts'
import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { formatTime } from '#kit/time/day.ts'
import { signupStates } from '../states.ts'
import { countOfMember, listOwn, listStanding, uncountSignups } from './queries.ts'
import { activitiesSignups } from './tables.ts'

export const subscribers: Subscribers = {
  async 'member.leaving'({ memberId }, { db }) {
    if ((await countOfMember(db, memberId)) > 0)
      throw new Objection('这位就诊人还有没结束的活动报名，请先取消报名再删除')
  },

  async 'patient.exporting'({ patientId, hand }, { db, now }) {
    const { rows } = await listOwn(db, patientId, undefined, now, WHOLE)
    hand({
      name: 'offline_signups',
      title: '线下活动报名',
      tables: [activitiesSignups],
      rows: rows.map(({ signup, event }) => ({
        title: event.title,
        begin_time: formatTime(event.startsAt),
        member_id: signup.memberId,
        state_desc: signupStates[signup.state].words,
        certificate_no: signup.certificateNo ?? '',
        add_time: formatTime(signup.signedAt),
      })),
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(listStanding(db, patientId), (events) =>
      events.map(({ title }) => ({ words: `还报了“${title}”，请先取消报名`, link: '/activity/offlinemine' })),
    )
  },

  async 'patient.left'({ patientId }, { db }) {
    await uncountSignups(db, patientId)
  },
}
