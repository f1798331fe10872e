import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, maybeText, nothing, pageOf, paging, time, yuan } from '#kit/wire/fields.ts'
import { teamCard } from './shapes.ts'

const areaCode = maybe(int(1, 999_999_999_999))
const promise = z.object({ kind: z.string(), name: z.string(), times: z.int() })

export const familyDocList = call({
  method: 'GET',
  path: '/familydoc/familyDocList',
  summary: 'Page through the family doctors of a division (of the city where none is given), those with room first',
  owner: 'anyone',
  input: z.object({ keyword: maybeText(50), unit_id: maybe(id()), area_code: areaCode, ...paging() }),
  output: pageOf(teamCard),
})

export const familyTeams = call({
  method: 'GET',
  path: '/guahao/v1/family-doctor/teams',
  summary:
    'Page through the family doctor teams of a hospital or a doctor, with their members and whether the patient signed one',
  owner: 'anyone',
  input: z.object({ unit_id: maybe(id()), doctor_id: maybe(id()), ...paging() }),
  output: pageOf(
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
  summary: 'What the service of family doctors is; with a doctor or hospital that of its team',
  owner: 'anyone',
  input: z.object({ unit_id: maybe(id()), doctor_id: maybe(id()) }),
  output: z.object({
    title: z.string(),
    content: z.string(),
    term_days: z.int(),
    team_name: z.string(),
    promises: z.array(promise),
  }),
})

export const familyDocSay = call({
  method: 'GET',
  path: '/familydoc/familyDocSay',
  summary: 'Page through what family doctors tell their residents, the newest first; what one of them tells',
  owner: 'anyone',
  input: z.object({ doctor_id: maybe(id()), ...paging() }),
  output: pageOf(
    z.object({
      id: z.int(),
      doctor_id: z.int(),
      doctor_name: z.string(),
      image: z.string(),
      title: z.string(),
      content: z.string(),
      add_time: time(),
    }),
  ),
})

export const familyAd = call({
  method: 'GET',
  path: '/familydoc/getAD',
  summary: 'Adverts that stand now on the page of family doctors',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ id: z.int(), title: z.string(), words: z.string(), link: z.string() })),
})

export const getTagConfig = call({
  method: 'GET',
  path: '/familydoc/getTagConfig',
  summary: 'The crowd tags of an application',
  owner: 'anyone',
  input: nothing(),
  output: z.object({ tagConfig: z.array(z.object({ tag_id: z.int(), tag_name: z.string() })) }),
})

export const getMealList = call({
  method: 'POST',
  path: '/familydoc/getMealList',
  summary: 'The service packages of a family doctor, or of all of a hospital, with price and what each promises a year',
  owner: 'anyone',
  input: z.object({ doctor_id: maybe(id()), unit_id: maybe(id()) }),
  output: listOf(
    z.object({
      meal_id: z.int(),
      doctor_id: z.int(),
      name: z.string(),
      content: z.string(),
      price: yuan(),
      /** Part of every signing. */
      is_base: flag(),
      promises: z.array(promise),
    }),
  ),
})

export const familyAreaList = call({
  method: 'GET',
  path: '/city/areaList',
  summary: 'Areas of a city, or streets and communities of an area; without one the provinces',
  owner: 'anyone',
  input: z.object({ parent_id: areaCode }),
  output: listOf(z.object({ area_id: z.int(), area_name: z.string(), parent_id: z.int().nullable(), level: z.int() })),
})
