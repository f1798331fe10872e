import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, id, int, listOf, nothing, text } from '#kit/wire/fields.ts'
import { emergencySignList } from '../contract.ts'
import { phones } from '../rules/signs.ts'
import { LEAST_WORD, MOST_SIGN_WORDS, MOST_SIGNS } from '../rules.ts'

const managing = { owner: 'self', staff: true, may: 'emergencies.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '急症提示由平台统一管理，本院的工作台不能修改' }
const notFound = { ...notHere, 'not-found': '没有找到这条提示，请刷新后再看' }

const signRow = { row: 'emergency', by: 'sign_id' } as const

export const deskSigns = call({
  method: 'GET',
  path: '/desk/emergencies',
  summary: 'The signs of an emergency with their words and sources, those that are off too, the most urgent first',
  shows: [signRow],
  ...managing,
  input: nothing(),
  output: listOf(
    emergencySignList.output.shape.list.element.extend({
      sign_id: z.int(),
      position: z.int(),
      is_on: flag(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

const sheet = {
  name: text(20),
  /** One a line; both parts of a pair, with a + between, must be in a text. */
  words: text(6_000),
  when: text(80),
  first: text(80),
  phone: z.enum(phones),
  source: text(120),
  position: int(0, 999),
}
const faults = {
  words: `每行写一个词，至少 ${LEAST_WORD} 个字；两个词都要出现的写成“胸+出冷汗”`,
  'many-words': `一条提示最多 ${MOST_SIGN_WORDS} 个词`,
  taken: '已经有叫这个名字的提示了',
}
const output = z.object({ sign_id: z.int() })

export const deskSignAdd = call({
  method: 'POST',
  path: '/desk/emergencies/add',
  changesPages: true,
  summary:
    'Add a sign of an emergency with its words, what to do first, whom to call, and the publication that says so',
  edits: signRow,
  ...managing,
  idempotency: 'framework',
  body: 'json',
  input: z.object(sheet),
  output,
  refuses: { ...notHere, ...faults, 'too-many': `最多 ${MOST_SIGNS} 条提示，请改已有的` },
})

export const deskSignChange = call({
  method: 'POST',
  path: '/desk/emergencies/{sign_id}/change',
  changesPages: true,
  summary: 'Write a sign of an emergency over what it was',
  edits: signRow,
  ...managing,
  body: 'json',
  input: z.object({ sign_id: id(), ...sheet, version: versionSeen() }),
  output,
  refuses: { ...notFound, ...changedSince, ...faults },
})

export const deskSignSwitch = call({
  method: 'POST',
  path: '/desk/emergencies/{sign_id}/switch',
  changesPages: true,
  summary: 'Take a sign out of what patients are warned of, or put it back',
  ...managing,
  input: z.object({ sign_id: id(), is_on: int(0, 1) }),
  output,
  refuses: { ...notFound, last: '至少要留一条提示' },
})
