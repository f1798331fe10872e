import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { id, int, listOf, maybe, nothing, time } from '#kit/wire/fields.ts'

const card = z.object({
  health_card_id: z.int(),
  member_id: z.int(),
  truename: z.string(),
  card_no: z.string(),
  card_name: z.string(),
  area_code: z.int(),
  area_name: z.string(),
  issuer: z.string(),
  /** What the code of the card says to a scanner. */
  qr_code: z.string(),
  add_time: time(),
})
const notFound = { 'not-found': '没有找到这位就诊人' }

export const healthcardAreaConfig = call({
  method: 'GET',
  path: '/healthcard_area_config',
  summary: 'Areas that issue the electronic health card',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ area_code: z.int(), area_name: z.string(), card_name: z.string(), issuer: z.string() })),
})

export const healthcardCreate = call({
  method: 'POST',
  path: '/healthcard_create',
  summary: "Issue a member's health card in an area; the one that they have there already is it",
  owner: { member_id: 'member' },
  login: true,
  consent: 'health',
  input: z.object({ user_id: maybe(id()), member_id: id(), area_code: int(0, 999_999) }),
  output: card,
  refuses: {
    ...notFound,
    'unknown-area': '这个地区还不能申领电子健康卡',
    'id-needed': '申领电子健康卡需要证件号码，请先补充就诊人资料',
  },
})

export const memberHealthcardList = call({
  method: 'GET',
  path: '/member_healthcard_list',
  summary: "Health cards of the patient's members, or of one",
  owner: { member_id: 'member' },
  login: true,
  input: z.object({ member_id: maybe(id()) }),
  output: listOf(card),
  refuses: notFound,
})

export const eHealthCard = call({
  method: 'GET',
  path: '/member/eHealthCard',
  summary: "The health card of the patient's default member, the newest where they have several",
  owner: 'self',
  envelope: 'state',
  login: true,
  input: nothing(),
  output: card,
  refuses: { 'no-card': '还没有电子健康卡，请先选择就诊人申领' },
})
