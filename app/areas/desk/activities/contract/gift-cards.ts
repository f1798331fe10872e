import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { MOST_CARDS, MOST_YUAN } from '#app/areas/activities/gift-cards/rules.ts'
import { call } from '#kit/wire/call.ts'
import { amount, day, flag, int, listOf, pageOf, paging, text, time, yuan } from '#kit/wire/fields.ts'
import { managing, platformOnly } from './shapes.ts'

export const deskGiftBatches = call({
  method: 'GET',
  path: '/desk/activities/giftcards',
  summary: 'Page through what gift cards were printed, how many of them are bound and what is left on them',
  ...managing,
  input: z.object(paging(20)),
  output: pageOf(
    z.object({
      batch: z.string(),
      amount: yuan(),
      count: z.int(),
      bound_num: z.int(),
      left: yuan(),
      print_time: time(),
      end_time: time(),
    }),
  ).extend({ serves_platform: flag() }),
  refuses: notAllowed,
})

export const deskGiftPrint = call({
  method: 'POST',
  path: '/desk/activities/giftcards/print',
  summary: 'Print gift cards that were paid for at the counter; numbers and secrets are told this once',
  ...managing,
  input: z.object({ amount: amount(MOST_YUAN), count: int(1, MOST_CARDS), last_day: day() }),
  output: listOf(z.object({ card_no: z.string(), card_pwd: z.string() })).extend({ amount: yuan(), end_time: time() }),
  refuses: {
    ...platformOnly,
    amount: '面值要大于 0',
    years: '礼品卡的有效期不能少于 {years} 年',
  },
})

export const deskGiftSpend = call({
  method: 'POST',
  path: '/desk/activities/giftcards/spend',
  summary: 'Take an amount off a gift card at the counter, by the code that the patient shows',
  owner: 'self',
  staff: true,
  may: 'orders.handle',
  idempotency: 'framework',
  input: z.object({ scanned: text(60), amount: amount(MOST_YUAN) }),
  output: z.object({ card_no: z.string(), amount: yuan(), balance: yuan() }),
  refuses: {
    ...notAllowed,
    amount: '扣款金额要大于 0',
    wrong: '付款码不对或已经过时，请患者刷新后再出示',
    'too-often': '这张卡输错太多次了，请一小时后再试',
    'too-little': '卡里的钱不够，或者卡已经过期',
  },
})
