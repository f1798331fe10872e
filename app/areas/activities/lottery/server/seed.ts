import { listPatients } from '#app/areas/access/patients/server/public.ts'
import { insertAct } from '#app/areas/activities/acts/server/public.ts'
import { listKeptCoupons } from '#app/areas/mall/coupons/server/public.ts'
import { grantPoints } from '#app/areas/points/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { earlier } from '#kit/time/span.ts'
import { insertDraw, insertLottery, listPrizes, type NewPrize, takePiece } from './queries.ts'

const RULE = [
  '每位用户每天可免费抽奖 2 次；每邀请 1 位好友助力，当天可多抽 1 次，每天最多多抽 3 次，每位好友只能助力一次。',
  '每次抽奖的中奖概率见奖品表，由系统随机产生，与抽奖时间、次数无关；奖品抽完后，抽中该奖品的机会计为“谢谢参与”。',
  '积分和优惠券即时到账，优惠券已达个人持有上限时计为“谢谢参与”；实物奖品请在“我的奖品”填写收货地址，我们免费寄出。',
  '抽奖不收取任何费用，奖品不折现、不转让。单件奖品价值均不超过 5 万元。',
].join('\n')

const ONE_PAGE = { page: 1, size: 20 }

/** A lottery that is on for a month, in which the demonstration's patients have drawn. */
export const seed: Seed = {
  after: ['points', 'mall/coupons'],
  async run(seeding) {
    const { db, now, today } = seeding
    const open = await listKeptCoupons(db, { hospitalId: 0, isPlatform: true }, { isOpen: true, now }, ONE_PAGE)
    const coupon = open.rows.find((row) => row.coupon.sourceKey === 'device')?.coupon
    const actId = await insertAct(db, {
      kind: 'lottery',
      title: '健康好礼天天抽',
      rule: RULE,
      shareTitle: '帮我助力，一起抽健康好礼',
      shareText: '每天免费抽，血压计、积分、优惠券等你来。',
      startsAt: instantAt(addDays(today, -3), 0),
      endsAt: instantAt(addDays(today, 30), 0),
    })
    await insertLottery(db, { actId, freeEach: 2, helpsEach: 3 }, prizesOf(coupon))
    await drawSome(seeding, actId)
  },
}

const piece = (
  kind: NewPrize['kind'],
  title: string,
  picture: string,
  weight: number,
  worthFen: number,
  total?: number,
) => ({
  kind,
  title,
  picture,
  weight,
  worthFen,
  ...(total === undefined ? {} : { total, left: total }),
})

const prizesOf = (coupon: { id: number; title: string } | undefined) => [
  piece('goods', '电子血压计', 'monitor', 10, 19_900, 5),
  piece('goods', '家庭急救包', 'first-aid', 40, 6_900, 20),
  coupon
    ? { ...piece('coupon', `30 元${coupon.title}`, 'pill-box', 1_200, 3_000, 1_000), couponId: coupon.id }
    : { ...piece('points', '20 积分', 'pill-box', 1_200, 20, 2_000), points: 20 },
  { ...piece('points', '50 积分', 'drop', 750, 50, 3_000), points: 50 },
  { ...piece('points', '10 积分', 'leaf', 3_000, 10, 20_000), points: 10 },
  piece('thanks', '谢谢参与', 'moon', 5_000, 0),
]

/**
 * What the demonstration's patients drew before today, the earliest draw first, as its number says; the last to draw, who is the first
 * of them, won a parcel for which nobody gave an address.
 */
const drawSome = async ({ db, now, today }: Seeding, actId: number) => {
  const chance = seeded('lottery')
  const prizes = await listPrizes(db, actId)
  for (const [at, { id }] of [...(await listPatients(db)).slice(0, 10).entries()].reverse()) {
    const patientId = id as PatientId
    const prize =
      at === 0 ? prizes[1] : chance.pick(prizes.filter(({ kind }) => kind === 'points' || kind === 'thanks'))
    if (!prize || (prize.kind !== 'thanks' && !(await takePiece(db, prize.id)))) continue
    const drawn = { actId, patientId, day: addDays(today, -1), seat: 1, prizeId: prize.id }
    const happenedAt = earlier(now, { hours: 24, minutes: 7 * at })
    const wonId = await insertDraw(db, { ...drawn, drawnAt: happenedAt })
    if (prize.kind !== 'points') continue
    const named = { businessMark: 'lottery', taskId: String(actId), action: 'action_prize', objectId: String(wonId) }
    await grantPoints(db, patientId, named, { amount: prize.points, growth: 0, day: drawn.day, happenedAt })
  }
}
