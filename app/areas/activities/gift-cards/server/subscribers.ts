import type { Subscribers } from '#app/room.ts'
import { WHOLE } from '#kit/db/page.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { formatTime } from '#kit/time/day.ts'
import { putBackOnCard } from './commands/at-counter.ts'
import { lastMoment } from './present.ts'
import * as queries from './queries.ts'
import { activitiesGiftCards, activitiesGiftSpends } from './tables.ts'

export const subscribers: Subscribers = {
  'payment.back-on-card': (back, ctx) => putBackOnCard(ctx, back),

  async 'patient.exporting'({ patientId, hand }, { db, now }) {
    const { rows } = await queries.listCards(db, patientId, { isUsable: undefined, now }, WHOLE)
    hand({
      name: 'gift_cards',
      title: '礼品卡',
      tables: [activitiesGiftCards],
      rows: rows.map(({ cardNo, balanceFen, validUntil }) => ({
        card_no: cardNo.slice(-4),
        balance: fenToYuan(balanceFen),
        end_time: formatTime(lastMoment(validUntil)),
      })),
      keptBecause: '卡里的钱要对得上账；注销后不再记着是谁的',
    })
    hand({
      name: 'gift_card_spends',
      title: '礼品卡消费',
      tables: [activitiesGiftSpends],
      rows: (await queries.listSpendsOf(db, patientId)).map(({ unitName, amountFen, backFen, spentAt }) => ({
        unit_name: unitName,
        amount: fenToYuan(amountFen),
        back_amount: fenToYuan(backFen),
        time: formatTime(spentAt),
      })),
      keptBecause: '交易记录依法要保存三年；注销后不再记着是谁',
    })
  },

  async 'patient.leaving'({ patientId, object }, { db, now }) {
    object(queries.selectCards(db, patientId, { isUsable: true, now }), (cards) =>
      cards.map(({ cardNo, balanceFen }) => ({
        words: `尾号 ${cardNo.slice(-4)} 的礼品卡还有 ${fenToYuan(balanceFen).replace(/\.00$/, '')} 元没有用完`,
        link: '/activity/giftcards',
      })),
    )
  },
}
