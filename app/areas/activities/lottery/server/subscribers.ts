import type { Subscribers } from '#app/room.ts'
import { formatTime } from '#kit/time/day.ts'
import { receiverOf } from './present.ts'
import { listOwn, listUnsent } from './queries.ts'
import { activitiesDraws, activitiesHelps, activitiesParcels } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, ctx) {
    const { drawn, helped, gotHelp } = await listOwn(ctx.db, patientId)
    hand({
      name: 'lottery_draws',
      title: '抽奖记录',
      tables: [activitiesDraws],
      rows: drawn.map(({ draw, prize, actTitle }) => ({
        act_title: actTitle,
        prize_title: prize.title,
        time: formatTime(draw.drawnAt),
      })),
    })
    hand({
      name: 'prize_orders',
      title: '奖品寄送',
      tables: [activitiesParcels],
      rows: drawn.flatMap(({ parcel, prize }) =>
        parcel
          ? [{ prize_title: prize.title, ...receiverOf(parcel.receiverSealed, ctx), number: parcel.parcelNo }]
          : [],
      ),
    })
    hand({
      name: 'lottery_helps',
      title: '抽奖助力',
      tables: [activitiesHelps],
      rows: [
        ...helped.map(({ actId, helpedAt }) => ({ act_id: actId, gave: 1, time: formatTime(helpedAt) })),
        ...gotHelp.map(({ actId, helpedAt }) => ({ act_id: actId, gave: 0, time: formatTime(helpedAt) })),
      ],
    })
  },

  async 'patient.leaving'({ patientId, object }, { db }) {
    object(listUnsent(db, patientId), (prizes) =>
      prizes.map(({ title }) => ({ words: `奖品“${title}”还没有寄出，收到后再注销`, link: '/activity/prizes' })),
    )
  },
}
