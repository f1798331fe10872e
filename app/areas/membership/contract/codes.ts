import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { text, time } from '#kit/wire/fields.ts'

const usual = { owner: 'self', envelope: 'result_code', login: true, mutatingGet: true } as const
const input = z.object({ code: text(40) })
const cannot = {
  'not-found': '没有找到这个码，请核对后再输入',
  used: '这个码已经被使用过了',
  withdrawn: '这个码已经作废，请联系发码的人',
  over: '这个码已经过期了',
}

export const activation = call({
  method: 'GET',
  path: '/member/activation',
  summary:
    'Activate a package by a code, once; whoever used it themselves gets the same answer again. 429 after ten tries in an hour',
  ...usual,
  input,
  output: z.object({ title: z.string(), begin_time: time(), end_time: time() }),
  refuses: { ...cannot, 'is-coupon': '这是优惠券兑换码，请到“兑换优惠券”使用' },
})

export const redeedCoupon = call({
  method: 'GET',
  path: '/account/redeedCoupon',
  summary:
    'Redeem a code for a coupon of the mall, once; whoever used it themselves gets the same answer again. 429 after ten tries in an hour',
  ...usual,
  input,
  output: z.object({ coupon_id: z.int(), title: z.string() }),
  refuses: {
    ...cannot,
    'is-package': '这是会员激活码，请到“激活会员”使用',
    'not-drawable': '这张优惠券您已经领满，或者已经停止发放',
  },
})
