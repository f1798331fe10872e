import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, listOf, maybe, printed, time } from '#kit/wire/fields.ts'
import { isCardNumber } from './rules.ts'

const card = z.object({
  card_id: z.int(),
  member_id: z.int(),
  unit_id: z.int(),
  unit_name: z.string(),
  card_no: z.string(),
  /** bound with a number that was there, or created by us. */
  origin: z.enum(['bound', 'created']),
  add_time: time(),
})
const refused = { 'not-found': '没有找到这位就诊人', 'unknown-unit': '没有找到这家医院' }

export const bindList = call({
  method: 'GET',
  path: '/bind/listApi',
  summary: "Visit cards of the patient's members, of one member or at one hospital",
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  input: z.object({ member_id: maybe(id()), unit_id: maybe(id()) }),
  output: listOf(card),
  refuses: { 'not-found': refused['not-found'] },
})

export const createCard = call({
  method: 'GET',
  path: '/bind/ajaxCreateCard',
  summary: 'Make a card for a member who has none at the hospital; the one that they have is it',
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  consent: 'health',
  mutatingGet: true,
  input: z.object({ member_id: id(), unit_id: id() }),
  output: card,
  refuses: { ...refused, 'id-needed': '办理就诊卡需要证件号码，请先补充就诊人资料' },
})

export const addCard = call({
  method: 'POST',
  path: '/bind/ajaxAdd',
  summary: 'Bind the card that a member has at a hospital',
  owner: { member_id: 'member' },
  envelope: 'state',
  login: true,
  consent: 'health',
  input: z.object({
    member_id: id(),
    unit_id: id(),
    card_no: printed(isCardNumber),
  }),
  output: card,
  refuses: {
    ...refused,
    taken: '这张就诊卡已绑定到其他人，请核对卡号',
    'has-card': '这位就诊人在本院已有就诊卡，尾号 {tail}',
  },
})
