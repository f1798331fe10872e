import { z } from 'zod'
import { call } from '#kit/wire/call.ts'
import { flag, id, int, listOf, maybe, maybeText, nothing, pageOf, paging, position, time } from '#kit/wire/fields.ts'

const unitCard = z.object({
  unit_id: z.int(),
  unit_name: z.string(),
  level: z.int(),
  level_name: z.string(),
  class_name: z.string(),
  address: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Metres from where the asker is; null where either place is not known. */
  distance: z.number().nullable(),
  image: z.string(),
  open_hours: z.string(),
  is_demo: flag(),
})

const aUnit = z.object({ id: id() })
const focus = z.object({ focus_state: flag() })
const notFound = { 'not-found': '没有找到这家医院' }

export const unitList = call({
  method: 'GET',
  path: '/guahao/v1/unit/list',
  summary: 'Page through bookable hospitals of the city, with filter, sort and distance',
  owner: 'anyone',
  input: z.object({
    ...paging(),
    ...position,
    keyword: maybeText(50),
    level: maybe(int(0, 99)),
    class_id: maybe(int(0, 99)),
    area_id: maybe(int(0, 999_999_999_999)),
    sort: maybe(z.enum(['default', 'distance', 'hot', 'level'])),
  }),
  output: pageOf(unitCard),
})

export const unitNears = call({
  method: 'GET',
  path: '/cube-data/v1/unit/nears',
  summary: 'Page through hospitals around a position, the nearest first, whatever their city; at 0,0 those of the city',
  owner: 'anyone',
  input: z.object({ ...paging(), ...position }),
  output: pageOf(unitCard),
})

const service = z.object({ name: z.string(), title: z.string(), icon: z.string(), link: z.string() })

export const unitHome = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}',
  summary: "A hospital's home: who it is, notice, blocks in their order, pictures, news",
  owner: 'anyone',
  input: z.object({ id: id(), ...position }),
  output: z.object({
    unit_id: z.int(),
    unit_name: z.string(),
    bannerImageUrl: z.string(),
    focus_state: flag(),
    unitInfo: unitCard.extend({
      city_id: z.int(),
      area_id: z.int().nullable(),
      phone: z.string(),
      introduction: z.string(),
      traffic: z.string(),
      fans_num: z.int(),
      /** Mean of the stars, 0 where there is no comment. */
      score: z.number(),
      comment_num: z.int(),
      branch_count: z.int(),
    }),
    /** Where another system runs its booking: type 2 is a third party. */
    proxy_unit: z.object({ unit_id: z.int(), type: z.int() }).nullable(),
    notice: z.string(),
    ordering: z.string(),
    banner: z.array(z.object({ image: z.string(), title: z.string() })),
    ambient: z.array(z.object({ image: z.string(), title: z.string() })),
    hotservice: z.array(service),
    /** The hospital and its branches. */
    hpbranch: z.array(unitCard),
    hotnews: z.array(z.object({ id: z.int(), title: z.string(), content: z.string(), add_time: time() })),
    have_group: flag(),
    group_name: z.string(),
    group_id: z.string(),
  }),
  refuses: notFound,
})

export const unitFocus = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/follow',
  summary: 'Whether the patient follows the hospital',
  owner: 'self',
  login: true,
  input: aUnit,
  output: focus,
  refuses: notFound,
})

export const followUnit = call({
  method: 'POST',
  path: '/guahao/v1/unit/{id}/follow',
  summary: 'Follow the hospital',
  owner: 'self',
  login: true,
  input: aUnit,
  output: focus,
  refuses: notFound,
})

export const unfollowUnit = call({
  method: 'DELETE',
  path: '/guahao/v1/unit/{id}/follow',
  summary: 'Stop following the hospital',
  owner: 'self',
  login: true,
  input: aUnit,
  output: focus,
  refuses: notFound,
})

export const unitGroupInfo = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/group-info',
  summary: "The hospital's chat group, where it has one",
  owner: 'anyone',
  envelope: 'code',
  input: aUnit,
  output: z.object({ have_group: flag(), group_name: z.string(), group_id: z.string() }),
  refuses: notFound,
})

export const checkBranch = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/check_branch',
  summary: 'Whether the hospital has branches, so that one must be chosen before booking',
  owner: 'anyone',
  input: aUnit,
  output: z.object({ has_branch: flag(), branch_count: z.int() }),
  refuses: notFound,
})

export const unitBranches = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/branch',
  summary: 'The hospital\'s hospitals, the nearest to `pos` ("lat,lng") first',
  owner: 'anyone',
  input: z.object({ id: id(), pos: maybeText(60) }),
  output: listOf(unitCard),
  refuses: notFound,
})

export const unitYuyueInfo = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/yuyue-info',
  summary: "The hospital's rule sheet, as numbers and in plain words",
  owner: 'anyone',
  input: aUnit,
  output: z.object({
    unit_id: z.int(),
    release_time: z.string(),
    days_ahead: z.int(),
    cancel_days_before: z.int(),
    cancel_time: z.string(),
    min_age: z.int().nullable(),
    max_age: z.int().nullable(),
    need_id_card: flag(),
    need_card: flag(),
    most_per_day: z.int(),
    most_open: z.int(),
    hold_minutes: z.int(),
    /** Fees are paid at the hospital, before the check-in. */
    pay_on_site: flag(),
    /** The evening before, from then on, nobody waits for a full day any more. */
    waitlist_to: z.string(),
    tips: z.array(z.object({ name: z.string(), title: z.string(), words: z.string() })),
  }),
  refuses: notFound,
})

export const unitServices = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/services',
  summary: 'Services that the hospital has switched on, with icon and link',
  owner: 'anyone',
  input: aUnit,
  output: listOf(service),
  refuses: notFound,
})

export const unitVideoImage = call({
  method: 'GET',
  path: '/guahao/v1/unit/{id}/video-image',
  summary: "The hospital's videos and pictures of its hospital",
  owner: 'anyone',
  input: aUnit,
  output: z.object({
    video: z.array(z.object({ url: z.string(), title: z.string(), cover: z.string() })),
    ambient: z.array(z.object({ image: z.string(), title: z.string() })),
  }),
  refuses: notFound,
})

export const appNativeByUnitBranch = call({
  method: 'GET',
  path: '/unit/appNativeByUnitBranch',
  summary: "The native app's page for a hospital's branch, and its arguments",
  owner: 'anyone',
  input: z.object({ unit_id: id(), branch_id: maybe(id()) }),
  output: z.object({ page: z.string(), params: z.object({ unit_id: z.int(), branch_id: z.int().nullable() }) }),
  refuses: notFound,
})

export const unitConfig = call({
  method: 'GET',
  path: '/doctor_business/v1/unit_config',
  summary: "The hospital's switches for services of its doctors",
  owner: 'anyone',
  input: z.object({ unit_id: id() }),
  output: z.object({
    unit_id: z.int(),
    guahao: flag(),
    ask_text: flag(),
    ask_phone: flag(),
    ask_video: flag(),
    family_doctor: flag(),
  }),
  refuses: notFound,
})

export const proxyUnitList = call({
  method: 'GET',
  path: '/proxy_unit/list',
  summary: 'Hospitals whose booking another system runs: type 2 is a third party [X126]',
  owner: 'anyone',
  input: z.object({ ...paging(50) }),
  output: pageOf(z.object({ unit_id: z.int(), unit_name: z.string(), type: z.int() })),
})

export const unitLevels = call({
  method: 'GET',
  path: '/sys/unitlevel',
  summary: 'Hospital levels, "no limit" first',
  owner: 'anyone',
  input: nothing(),
  output: listOf(z.object({ level: z.int(), level_name: z.string() })),
})
