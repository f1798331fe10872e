import { z } from 'zod'
import { notAllowed } from '#app/areas/access/staff/rules.ts'
import {
  type ManagedCityState,
  MOST_HOT_CITIES,
  managedCitySorts,
  managedCityStates,
} from '#app/areas/location/rules.ts'
import { call } from '#kit/wire/call.ts'
import { changedSince, versionSeen, versionShown } from '#kit/wire/edited.ts'
import { flag, int, maybe, pageOf, paging } from '#kit/wire/fields.ts'
import { listing } from '#kit/wire/listing.ts'

const managing = { owner: 'self', staff: true, may: 'catalogue.manage' } as const
const notHere = { ...notAllowed, 'not-platform': '城市由平台统一管理，本院的工作台不能修改' }

const cityRow = { row: 'city', by: 'city_id' } as const

export const deskCities = call({
  method: 'GET',
  path: '/desk/cities',
  summary: 'Page through the cities that patients may choose, hidden ones too: the hot ones first, in their order',
  shows: [cityRow],
  ...managing,
  input: z.object({
    state: maybe(z.enum(Object.keys(managedCityStates) as ManagedCityState[])),
    ...listing(managedCitySorts),
    ...paging(20),
  }),
  output: pageOf(
    z.object({
      city_id: z.int(),
      city_name: z.string(),
      full_name: z.string(),
      /** Its place among the hot cities; null for all others. */
      hot_rank: z.int().nullable(),
      is_open: flag(),
      /** Where somebody is who has not said it. */
      is_default: flag(),
      /** Hospitals there that see people. */
      unit_num: z.int(),
      version: versionShown(),
    }),
  ),
  refuses: notHere,
})

export const deskCityChange = call({
  method: 'POST',
  path: '/desk/cities/{city_id}/change',
  changesPages: true,
  summary:
    'Show a city or hide it, put it among the hot ones, or make it the one where somebody is who has not said it',
  edits: cityRow,
  ...managing,
  input: z.object({
    version: versionSeen(),
    city_id: int(1, 999_999),
    hot_rank: maybe(int(1, 999)),
    is_open: int(0, 1),
    is_default: int(0, 1),
  }),
  output: z.object({ city_id: z.int() }),
  refuses: {
    ...notHere,
    ...changedSince,
    'not-found': '没有找到这个城市，请刷新后再试',
    default: '默认城市要一直显示；想换，请先把另一个城市设为默认',
    hidden: '隐藏的城市不能设为热门或默认，请先显示它',
    'too-many': `热门城市最多 ${MOST_HOT_CITIES} 个，请先取消一个`,
  },
})
