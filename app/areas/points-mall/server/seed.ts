import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { listForPoints } from '#app/areas/mall/coupons/server/public.ts'
import { insertStocks } from '#app/areas/mall/stock/server/public.ts'
import { findDestination } from '#app/areas/orders/addresses/server/public.ts'
import { grantOnce } from '#app/areas/points/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import type { ThingShape } from '#kit/pictures/thing.ts'
import { earlier } from '#kit/time/span.ts'
import type { Label } from '../rules.ts'
import { exchangeInside } from './commands/exchange.ts'
import { insertGoods, listGoods, moveOrder, putCategory } from './queries.ts'

interface Ware {
  category: string
  name: string
  subtitle: string
  picture: ThingShape
  points: number
  yuan?: number
  pieces: number
  limitEach?: number
  minLevel?: number
  labels?: Label[]
  banner?: string
}

const wares: Ware[] = [
  {
    category: '健康器具',
    name: '语音电子体温计',
    subtitle: '一秒测温，大字显示',
    picture: 'tube',
    points: 260,
    yuan: 39,
    pieces: 60,
    limitEach: 2,
    labels: [1, 3],
    banner: '家里常备，换季不慌',
  },
  {
    category: '健康器具',
    name: '家用上臂式血压计',
    subtitle: '记录 90 次测量',
    picture: 'monitor',
    points: 1_680,
    yuan: 199,
    pieces: 20,
    limitEach: 1,
    labels: [1, 2],
    banner: '给爸妈的一份安心',
  },
  {
    category: '健康器具',
    name: '体脂秤',
    subtitle: '体重、体脂一站搞定',
    picture: 'scale',
    points: 980,
    yuan: 129,
    pieces: 30,
    limitEach: 1,
    labels: [2],
  },
  {
    category: '健康器具',
    name: '折叠拐杖',
    subtitle: '五档调节，防滑脚垫',
    picture: 'cane',
    points: 620,
    yuan: 88,
    pieces: 0,
    labels: [3],
  },
  {
    category: '日常防护',
    name: '一次性医用口罩 50 只',
    subtitle: '独立包装',
    picture: 'mask',
    points: 120,
    yuan: 19,
    pieces: 200,
    limitEach: 3,
    labels: [1, 3],
  },
  {
    category: '日常防护',
    name: '家庭急救包',
    subtitle: '18 件常用急救用品',
    picture: 'first-aid',
    points: 480,
    yuan: 69,
    pieces: 40,
    limitEach: 1,
    labels: [2, 3],
  },
  {
    category: '日常防护',
    name: '护膝一对',
    subtitle: '四季可穿，轻薄透气',
    picture: 'band',
    points: 360,
    yuan: 49,
    pieces: 50,
    limitEach: 2,
    labels: [1],
  },
  {
    category: '口腔护理',
    name: '软毛牙刷 4 支装',
    subtitle: '牙龈敏感也能用',
    picture: 'brush',
    points: 90,
    yuan: 16,
    pieces: 150,
    limitEach: 5,
    labels: [2],
  },
  {
    category: '口腔护理',
    name: '儿童护牙套装',
    subtitle: '牙刷、牙膏和计时沙漏',
    picture: 'tooth',
    points: 180,
    yuan: 29,
    pieces: 80,
    limitEach: 2,
    labels: [3],
  },
  {
    category: '居家好眠',
    name: '遮光真丝眼罩',
    subtitle: '午睡、旅行都合适',
    picture: 'moon',
    points: 220,
    yuan: 35,
    pieces: 60,
    limitEach: 2,
    minLevel: 1,
    labels: [2],
  },
]

/** Goods for points: parcels of the demonstration, and the coupons that only points buy. */
export const seed: Seed = {
  after: ['mall/coupons', 'orders/addresses', 'points'],
  async run(seeding) {
    const { db, now } = seeding
    const stockOf = async (name: string, pieces: number, limitEach: number | null) =>
      (await insertStocks(db, [{ pieces, limitName: `points goods ${name}`, limitEach }]))[0] as number
    for (const { category, yuan, pieces, limitEach = null, banner = '', ...ware } of wares)
      await insertGoods(db, {
        ...ware,
        kind: 'parcel',
        bannerWords: banner,
        createdAt: now,
        detail: `${ware.name}，${ware.subtitle}。\n演示商品：兑换、发货、收货都可以试，不会真的寄出。`,
        categoryId: await putCategory(db, category),
        marketFen: yuan === undefined ? null : yuan * 100,
        stockId: await stockOf(ware.name, pieces, limitEach),
      })
    const coupons = await listForPoints(db, now)
    for (const { id: couponId, title, discountAmount } of coupons)
      await insertGoods(db, {
        kind: 'coupon',
        name: title,
        subtitle: '兑换后马上到账，商城下单可用',
        picture: 'clipboard',
        createdAt: now,
        detail: '优惠券放在“我的优惠券”里，有效期 30 天。',
        points: discountAmount / 10,
        labels: [1, 3],
        couponId,
        categoryId: await putCategory(db, '优惠券'),
        stockId: await stockOf(title, 300, 2),
      })
    await plantExchanges(seeding)
  },
}

/** What the demonstration's patients were given when the points mall opened. */
const opening = { businessMark: 'event', taskId: 'opening', action: 'action_view', title: '积分商城开业礼' } as const
const OPENING_POINTS = 1_200

/** Everybody has points to try it with; the first two have exchanged something: one parcel waits, one is on its way. */
const plantExchanges = async (seeding: Seeding) => {
  const { db, now } = seeding
  const ctx = { ...seeding, emit: async () => {} }
  const { rows } = await listGoods(db, { isOn: true, sort: 'fewest' }, { page: 1, size: 20 })
  const parcels = rows.filter(({ goods, left }) => goods.kind === 'parcel' && left > 0 && goods.minLevel === 0)
  for (const [at, { id }] of (await listPatients(db)).entries()) {
    const patient = id as PatientId
    await grantOnce({ ...ctx, now: earlier(now, { days: 3 }) }, patient, opening, OPENING_POINTS)
    const wanted = at < 2 ? parcels[at + 1] : undefined
    const destination = wanted && (await findDestination(ctx, patient, undefined))
    if (!wanted || !destination) continue
    const wish = { goods: wanted.goods, pieces: 1, points: wanted.goods.points, destination }
    const made = await exchangeInside({ ...ctx, patient, now: earlier(now, { days: 2 }) }, wish)
    if (at === 1 && 'id' in made)
      await moveOrder(db, made.id, 'shipped', earlier(now, { hours: 20 }), {
        carrier: '顺丰速运',
        parcelNo: 'SF1000000001',
        shippedAt: earlier(now, { hours: 20 }),
      })
  }
}
