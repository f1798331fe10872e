import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, maybeText, nothing, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { teamCard } from './shapes.ts'

const areaCode = maybe(int(1, 999_999_999_999))
const promise = z.object({ kind: z.string(), name: z.string(), times: z.int() })

export const familyDocList = call({
  method: 'GET',
  path: '/familydoc/familyDocList',
  does: 'Page through the family doctors of a division (of the city where none is given), those with room first',
  owner: 'anyone',
  ask: z.object({ keyword: maybeText(50), unit_id: maybe(id()), area_code: areaCode, ...paging() }),
  reply: pageOf(teamCard),
})

export const familyTeams = call({
  method: 'GET',
  path: '/guahao/v1/family-doctor/teams',
  does: 'Page through the family doctor teams of a hospital or a doctor, with their members and whether the patient signed one',
  owner: 'anyone',
  ask: z.object({ unit_id: maybe(id()), doctor_id: maybe(id()), ...paging() }),
  reply: pageOf(
    teamCard.extend({
      members: z.array(z.object({ name: z.string(), role: z.string() })),
      /** Of somebody of the asker's with this team: 0 nobody, 1 in review, 2 signed. */
      signing_status: z.int(),
    }),
  ),
})

export const familyIntro = call({
  method: 'GET',
  path: '/guahao/v1/family-doctor/intro',
  does: 'What the service of family doctors is; with a doctor or hospital that of its team',
  owner: 'anyone',
  ask: z.object({ unit_id: maybe(id()), doctor_id: maybe(id()) }),
  reply: z.object({
    ...{ title: z.string(), content: z.string(), term_days: z.int(), team_name: z.string() },
    promises: z.array(promise),
  }),
})

export const familyDocSay = call({
  method: 'GET',
  path: '/familydoc/familyDocSay',
  does: 'Page through what family doctors tell their residents, the newest first; what one of them tells',
  owner: 'anyone',
  ask: z.object({ doctor_id: maybe(id()), ...paging() }),
  reply: pageOf(
    z.object({
      ...{ id: z.int(), doctor_id: z.int(), doctor_name: z.string(), image: z.string() },
      ...{ title: z.string(), content: z.string(), add_time: time() },
    }),
  ),
})

export const familyAd = call({
  method: 'GET',
  path: '/familydoc/getAD',
  does: 'Adverts that stand now on the page of family doctors',
  owner: 'anyone',
  ask: nothing(),
  reply: listOf(z.object({ id: z.int(), title: z.string(), words: z.string(), link: z.string() })),
})

export const getTagConfig = call({
  method: 'GET',
  path: '/familydoc/getTagConfig',
  does: 'The crowd tags of an application',
  owner: 'anyone',
  ask: nothing(),
  reply: z.object({ tagConfig: z.array(z.object({ tag_id: z.int(), tag_name: z.string() })) }),
})

export const getMealList = call({
  method: 'POST',
  path: '/familydoc/getMealList',
  does: 'The service packages of a family doctor, or of all of a hospital, with price and what each promises a year',
  owner: 'anyone',
  ask: z.object({ doctor_id: maybe(id()), unit_id: maybe(id()) }),
  reply: listOf(
    z.object({
      ...{ meal_id: z.int(), doctor_id: z.int(), name: z.string(), content: z.string(), price: yuan() },
      /** Part of every signing. */
      is_base: flag(),
      promises: z.array(promise),
    }),
  ),
})

export const cityAreaList = call({
  method: 'GET',
  path: '/city/areaList',
  does: 'Areas of a city, or streets and communities of an area; without one the provinces',
  owner: 'anyone',
  ask: z.object({ parent_id: areaCode }),
  reply: listOf(z.object({ area_id: z.int(), area_name: z.string(), parent_id: z.int().nullable(), level: z.int() })),
})
