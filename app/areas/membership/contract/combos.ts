import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, listOf, maybe, nothing } from '#kit/wire/fields.ts'
import { allScenes } from '../rules.ts'
import { combo } from './shapes.ts'

const usual = { envelope: 'result_code' } as const

export const comboSelect = call({
  method: 'GET',
  path: '/member/comboSelect',
  summary:
    'The packages on sale with prices and benefits, and the one that is chosen beforehand (0 where there is none)',
  owner: 'anyone',
  ...usual,
  input: nothing(),
  output: listOf(combo).extend({ selected_id: z.int() }),
})

export const sceneComboList = call({
  method: 'GET',
  path: '/sceneComboList',
  summary: 'The packages that are offered in a scene of a page; all on sale where none is named',
  owner: 'anyone',
  ...usual,
  input: z.object({ scene: maybe(z.enum(allScenes)) }),
  output: listOf(combo),
})

export const mbComboWords = call({
  method: 'GET',
  path: '/mbComboWords',
  summary: 'What is said of the packages where they are offered',
  owner: 'anyone',
  ...usual,
  input: nothing(),
  output: listOf(z.object({ combo_id: z.int(), title: z.string(), words: z.string() })),
})

export const orderCombo = call({
  method: 'GET',
  path: '/guahao/v1/order/combo',
  summary: 'The packages that can be bought beside an appointment: those whose benefits are there for its department',
  owner: 'anyone',
  envelope: 'status_result_code',
  login: true,
  input: z.object({ unit_id: id(), dep_id: id(), doc_id: maybe(id()) }),
  output: listOf(combo).extend({ is_vip: flag() }),
  refuses: { 'not-found': '没有找到这个科室或医生' },
})

export const departIndex = call({
  method: 'GET',
  path: '/depart/index',
  summary: 'The departments that are open to members by a benefit of a package on sale',
  owner: 'anyone',
  ...usual,
  input: nothing(),
  output: listOf(
    z.object({
      dep_id: z.int(),
      dep_name: z.string(),
      class_id: z.int(),
      class_name: z.string(),
      benefits: z.array(z.object({ benefit_id: z.int(), title: z.string() })),
    }),
  ),
})
