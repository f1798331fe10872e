import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { code, id, int, listOf, maybe, pageOf, paging, time } from '#kit/wire/fields.ts'
import { MOST_PIECES } from './rules.ts'

const noDoctor = { 'no-doctor': '没有找到这位医生' }
const given = { gift_id: z.int(), name: z.string(), image: z.string(), num: z.int(), add_time: time() }

export const pointGifts = call({
  method: 'GET',
  path: '/gift/v1/point_gift/gifts',
  summary: 'Gifts that can be given with points: name, picture, points, how many there are',
  owner: 'anyone',
  input: z.object({ doctor_id: maybe(id()) }),
  output: listOf(z.object({ gift_id: z.int(), name: z.string(), image: z.string(), point: z.int(), stock: z.int() })),
})

export const receivedGifts = call({
  method: 'GET',
  path: '/gift/v1/point_gift/received_list',
  summary: 'Page through the gifts that a doctor received, the newest first, with who gave them (masked) and when',
  owner: 'anyone',
  input: z.object({ doctor_id: id(), ...paging() }),
  output: pageOf(z.object({ ...given, giver: z.string() })),
})

export const userGifts = call({
  method: 'GET',
  path: '/gift/v1/point_gift/user_gift',
  summary: 'Page through the gifts that the patient gave, to a doctor where they are named, and their points',
  owner: 'self',
  login: true,
  input: z.object({ doctor_id: maybe(id()), ...paging() }),
  output: pageOf(z.object({ ...given, doctor_id: z.int(), doctor_name: z.string() })).extend({ balance: z.int() }),
})

export const giveGift = call({
  method: 'POST',
  path: '/gift/v1/point_gift/give',
  summary: 'Give a doctor a gift for points; with `ask_id` its card stands in the talk of that consultation',
  owner: 'self',
  login: true,
  idempotency: 'framework',
  body: 'json',
  input: z.object({ gift_id: id(), doctor_id: id(), num: int(1, MOST_PIECES), ask_id: maybe(code()) }),
  output: z.object({ give_id: z.int(), balance: z.int() }),
  refuses: {
    ...noDoctor,
    'not-found': '这件礼物已经没有了，换一件吧',
    'no-talk': '这次问诊还不能送礼物，医生接诊后再送',
    points: '积分不够，还差 {missing} 积分',
    'sold-out': '这件礼物只剩 {left} 份了',
  },
})

export const doctorGifts = call({
  method: 'GET',
  path: '/guahao/v1/doctor/{doctor_id}/gifts',
  summary: 'How many of each gift a doctor received, the most first',
  owner: 'anyone',
  input: z.object({ doctor_id: id() }),
  output: listOf(z.object({ gift_id: z.int(), name: z.string(), image: z.string(), num: z.int() })).extend({
    total_num: z.int(),
  }),
  refuses: { 'not-found': '没有找到这位医生' },
})
