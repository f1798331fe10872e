import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import {
  day,
  flag,
  id,
  int,
  listed,
  listOf,
  maybe,
  mobile,
  nothing,
  pageOf,
  paging,
  personName,
  text,
  time,
} from '#kit/wire/fields.ts'
import { allVisitStates, MOST, MOST_A_DAY, MOST_DAYS } from './rules.ts'

const tooMany = `今天已经提交 ${MOST_A_DAY} 次了，请明天再来`

export const bankList = call({
  method: 'GET',
  path: '/bank_yuyue/banks',
  summary: 'The banks that take appointments',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ bank_id: z.int(), bank_name: z.string(), address: z.string(), note: z.string() })),
})

export const bankVisitBook = call({
  method: 'POST',
  path: '/bank_yuyue/user_yuyue',
  summary: 'Ask for an appointment with a bank, and agree that it gets name and mobile',
  owner: 'self',
  login: true,
  idempotency: 'framework',
  body: 'json',
  input: z.object({
    truename: personName(MOST.name),
    mobile: mobile(),
    bank_id: id(),
    yuyue_date: day(),
    /** 1: this bank may have both. */
    agree: int(0, 1),
  }),
  output: z.object({ yuyue_id: z.int(), state: z.enum(allVisitStates), state_desc: z.string() }),
  refuses: {
    agree: '请先同意把姓名和手机号交给这家银行',
    'no-bank': '这家银行暂时不接受预约，请换一家',
    day: `请选明天到 ${MOST_DAYS} 天内的日子`,
    'booked-already': '您在这家银行已经有一个预约了，可以先取消再改',
    'too-many': tooMany,
  },
})

export const bankVisits = call({
  method: 'GET',
  path: '/bank_yuyue/mine',
  summary: "Page through the patient's appointments with banks, the newest first",
  owner: 'self',
  login: true,
  input: z.object(paging(10)),
  output: pageOf(
    z.object({
      yuyue_id: z.int(),
      bank_name: z.string(),
      address: z.string(),
      yuyue_date: z.string(),
      truename: z.string(),
      mobile: z.string(),
      state: z.enum(allVisitStates),
      state_desc: z.string(),
      can_cancel: flag(),
      add_time: time(),
    }),
  ),
})

export const bankVisitCancel = call({
  method: 'POST',
  path: '/bank_yuyue/cancel',
  summary: 'Take an appointment with a bank back before its day',
  owner: { yuyue_id: 'bank visit' },
  login: true,
  input: z.object({ yuyue_id: id() }),
  output: z.object({ yuyue_id: z.int() }),
  refuses: { 'not-found': '没有找到这个预约', over: '这个预约已经过了或取消了' },
})

export const familyFeedback = call({
  method: 'POST',
  path: '/sys/doFamilyFeedback',
  summary: 'Tell what one thought of a family activity, with pictures and a mobile if one likes',
  owner: 'self',
  login: true,
  idempotency: 'framework',
  input: z.object({
    content: text(MOST.content),
    mobile: maybe(mobile()),
    /** Addresses of pictures sent before as `feedback`. */
    images: maybe(listed(z.array(z.string().max(200)).max(MOST.images))),
  }),
  output: z.object({ feedback_id: z.int() }),
  refuses: { pictures: '有图片没有上传成功，请重新添加', 'too-many': tooMany },
})
