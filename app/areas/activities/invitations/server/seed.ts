import { insertAct } from '#app/areas/activities/acts/server/public.ts'
import type { Seed } from '#app/room.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import { insertInvite } from './queries.ts'

const RULE = [
  '把邀请发给还没有注册的朋友，朋友通过邀请注册并登录，就记为您邀请的人；先接受的邀请算数，不能更改。',
  '朋友第一次购物实付满 20 元并确认收货或使用以后，您得 50 积分；每天最多得 3 次，多出的之后自动到账；每人一共最多 10 次。',
  '朋友退款后实付不足 20 元的，奖励会收回；已经用掉的不再追回。',
  '不能邀请自己：同一个人、同一个手机号、同一台设备都不算。挂号、问诊和处方药不在范围内。',
].join('\n')

/** An invite activity that is on for a month. */
export const seed: Seed = {
  after: ['points', 'mall/coupons'],
  async run({ db, today }) {
    const actId = await insertAct(db, {
      kind: 'invite',
      title: '请朋友来医路',
      rule: RULE,
      shareTitle: '我在医路看病，也请你来',
      shareText: '挂号、问医生、买体检，一个地方都有。',
      startsAt: instantAt(addDays(today, -3), 0),
      endsAt: instantAt(addDays(today, 30), 0),
    })
    await insertInvite(db, {
      actId,
      friendCouponId: null,
      rewardCouponId: null,
      rewardPoints: 50,
      leastFen: 2_000,
      mostEach: 10,
      mostDaily: 3,
    })
  },
}
