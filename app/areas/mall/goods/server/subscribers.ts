import type { Subscribers } from '#app/room.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { formatTime } from '#kit/time/day.ts'
import { listWatches } from './queries/watches.ts'
import { addView, listOwn, uncountComments } from './queries/write.ts'
import { mallGoodsComments, mallGoodsIntentions, mallGoodsShares, mallGoodsWatches } from './tables.ts'

export const subscribers: Subscribers = {
  async 'patient.exporting'({ patientId, hand }, { db, config }) {
    const { comments, intentions, shares } = await listOwn(db, patientId)
    const watches = await listWatches(db, patientId)
    const seal = sealOf(config)
    hand({
      name: 'goods_comments',
      title: '商品评价',
      tables: [mallGoodsComments],
      rows: comments.map(({ goodsId, stars, content, createdAt }) => ({
        goods_id: goodsId,
        stars,
        content,
        add_time: formatTime(createdAt),
      })),
    })
    hand({
      name: 'goods_intentions',
      title: '购买意向',
      tables: [mallGoodsIntentions],
      rows: intentions.map(({ goodsId, nameSealed, mobileSealed, remarkSealed, askedAt }) => ({
        goods_id: goodsId,
        truename: seal.open(nameSealed, 'intention'),
        mobile: seal.open(mobileSealed, 'intention'),
        remark: seal.open(remarkSealed, 'intention'),
        add_time: formatTime(askedAt),
      })),
    })
    hand({
      name: 'goods_shares',
      title: '分享过的商品',
      tables: [mallGoodsShares],
      rows: shares.map(({ goodsId, sharedAt }) => ({ goods_id: goodsId, add_time: formatTime(sharedAt) })),
    })
    hand({
      name: 'goods_watches',
      title: '收藏商品时的价格',
      tables: [mallGoodsWatches],
      rows: watches.map(({ goodsId, fen }) => ({ goods_id: goodsId, price: fenToYuan(fen) })),
    })
  },

  async 'item.viewed'({ kind, id }, { db }) {
    if (kind === 'goods' || kind === 'project') await addView(db, id)
  },

  async 'patient.left'({ patientId }, { db }) {
    await uncountComments(db, patientId)
  },
}
