import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, listOf, maybe, nothing } from '#kit/wire/fields.ts'
import { allScenes } from '../rules.ts'
import { combo } from './shapes.ts'

const usual = { envelope: 'result_code' } as const

export const comboSelect = call({
  method: 'GET',
  path: '/member/comboSelect',
  does: 'The packages on sale with prices and benefits, and the one that is chosen beforehand (0 where there is none)',
  owner: 'anyone',
  ...usual,
  ask: nothing(),
  reply: listOf(combo).extend({ selected_id: z.int() }),
})

export const sceneComboList = call({
  method: 'GET',
  path: '/sceneComboList',
  does: 'The packages that are offered in a scene of a page; all on sale where none is named',
  owner: 'anyone',
  ...usual,
  ask: z.object({ scene: maybe(z.enum(allScenes)) }),
  reply: listOf(combo),
})

export const mbComboWords = call({
  method: 'GET',
  path: '/mbComboWords',
  does: 'What is said of the packages where they are offered',
  owner: 'anyone',
  ...usual,
  ask: nothing(),
  reply: listOf(z.object({ combo_id: z.int(), title: z.string(), words: z.string() })),
})

export const orderCombo = call({
  method: 'GET',
  path: '/guahao/v1/order/combo',
  does: 'The packages that can be bought beside an appointment: those whose benefits are there for its department',
  owner: 'anyone',
  login: true,
  ask: z.object({ unit_id: id(), dep_id: id(), doc_id: maybe(id()) }),
  reply: listOf(combo).extend({ is_vip: flag() }),
  refuses: { 'not-found': '没有找到这个科室或医生' },
})

export const departIndex = call({
  method: 'GET',
  path: '/depart/index',
  does: 'The departments that are open to members by a benefit of a package on sale',
  owner: 'anyone',
  ...usual,
  ask: nothing(),
  reply: listOf(
    z.object({
      ...{ dep_id: z.int(), dep_name: z.string(), class_id: z.int(), class_name: z.string() },
      benefits: z.array(z.object({ benefit_id: z.int(), title: z.string() })),
    }),
  ),
})
