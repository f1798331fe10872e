import { isMarked } from '#app/areas/account/marks/server/public.ts'
import { ALL_COUNTRY } from '#app/areas/location/rules.ts'
import type { Handlers } from '#app/context.ts'
import { positionIn, positionOf } from '#kit/geo/position.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { levels, sheetWhereOnline } from '../rules.ts'
import { followHospital } from './commands/follow.ts'
import {
  asGroup,
  asPictures,
  asProxyOf,
  asProxyUnit,
  asUnitCard,
  asUnitInfo,
  asVideos,
  asYuyueInfo,
  pictureOf,
} from './present.ts'
import { bookingRulesOf } from './public.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async unitList(input, ctx) {
    const from = positionOf(input)
    const { keyword, level, class_id: kind, area_id: area, sort = 'default', page_size: size } = input
    const filter = { city: ctx.city, keyword, level, kind, area, sort, from, page: input.page, size }
    return paged(await queries.listHospitals(ctx, filter), (row) => asUnitCard(row, from))
  },

  async unitNears(input, ctx) {
    const from = positionOf(input)
    const where = from
      ? { city: ALL_COUNTRY.id, sort: 'distance' as const }
      : { city: ctx.city, sort: 'default' as const }
    const filter = { ...where, from, page: input.page, size: input.page_size }
    return paged(await queries.listHospitals(ctx, filter), (row) => asUnitCard(row, from))
  },

  async unitHome(input, { db, patient, refuse }) {
    const hospital = await queries.findHospital(db, input.id)
    if (!hospital) return refuse('not-found')
    const from = positionOf(input)
    const [media, posts, branches, services, places, focused] = await Promise.all([
      queries.listMedia(db, input.id),
      queries.listPosts(db, input.id),
      queries.countBranches(db, hospital),
      queries.listServices(db, input.id),
      queries.listPlaces(db, hospital, from),
      isMarked(db, patient, 'unit', input.id),
    ])
    return {
      unit_id: hospital.id,
      unit_name: hospital.name,
      bannerImageUrl: pictureOf(hospital),
      focus_state: focused,
      unitInfo: asUnitInfo(hospital, from, branches),
      proxy_unit: asProxyOf(hospital),
      notice: hospital.notice,
      ordering: hospital.blocks.join(','),
      banner: asPictures(media, 'banner'),
      ambient: asPictures(media, 'ambient'),
      hotservice: services,
      hpbranch: places.map((row) => asUnitCard(row, from)),
      hotnews: posts.map(({ publishedAt, ...post }) => ({ ...post, add_time: publishedAt })),
      ...asGroup(hospital),
    }
  },

  async unitFocus({ id }, { db, patient, refuse }) {
    if (!(await queries.findHospital(db, id))) return refuse('not-found')
    return { focus_state: await isMarked(db, patient, 'unit', id) }
  },

  async followUnit({ id }, ctx) {
    return (await followHospital(ctx, id, true)) ? { focus_state: true } : ctx.refuse('not-found')
  },

  async unfollowUnit({ id }, ctx) {
    return (await followHospital(ctx, id, false)) ? { focus_state: false } : ctx.refuse('not-found')
  },

  async unitGroupInfo({ id }, { db, refuse }) {
    const hospital = await queries.findHospital(db, id)
    return hospital ? asGroup(hospital) : refuse('not-found')
  },

  async checkBranch({ id }, { db, refuse }) {
    const hospital = await queries.findHospital(db, id)
    if (!hospital) return refuse('not-found')
    const count = await queries.countBranches(db, hospital)
    return { has_branch: count > 0, branch_count: count }
  },

  async unitBranches({ id, pos }, { db, refuse }) {
    const hospital = await queries.findHospital(db, id)
    if (!hospital) return refuse('not-found')
    const from = positionIn(pos)
    return { list: (await queries.listPlaces(db, hospital, from)).map((row) => asUnitCard(row, from)) }
  },

  async unitYuyueInfo({ id }, { db, config, refuse }) {
    if (!(await queries.findHospital(db, id))) return refuse('not-found')
    const sheet = await bookingRulesOf(db, id)
    return asYuyueInfo(id, sheetWhereOnline(sheet, config.payments.providers.length > 0))
  },

  async unitServices({ id }, { db, refuse }) {
    if (!(await queries.findHospital(db, id))) return refuse('not-found')
    return { list: await queries.listServices(db, id) }
  },

  async unitVideoImage({ id }, { db, refuse }) {
    if (!(await queries.findHospital(db, id))) return refuse('not-found')
    const media = await queries.listMedia(db, id)
    return { video: asVideos(media), ambient: asPictures(media, 'ambient') }
  },

  async appNativeByUnitBranch({ unit_id, branch_id }, { db, refuse }) {
    const hospital = await queries.findHospital(db, branch_id ?? unit_id)
    const belongs = hospital && (branch_id === undefined || hospital.parentId === unit_id || branch_id === unit_id)
    if (!belongs) return refuse('not-found')
    return { page: 'unit/home', params: { unit_id, branch_id: branch_id ?? null } }
  },

  async unitConfig({ unit_id }, { db, refuse }) {
    if (!(await queries.findHospital(db, unit_id))) return refuse('not-found')
    const on = new Set((await queries.listServices(db, unit_id)).map((service) => service.name))
    return {
      unit_id,
      guahao: on.has('guahao'),
      ask_text: on.has('ask_text'),
      ask_phone: on.has('ask_phone'),
      ask_video: on.has('ask_video'),
      family_doctor: on.has('family_doctor'),
    }
  },

  async proxyUnitList({ page, page_size: size }, { db }) {
    return paged(await queries.listProxied(db, { page, size }), asProxyUnit)
  },

  unitLevels: () => ({
    list: [
      { level: 0, level_name: '不限等级' },
      ...Object.entries(levels)
        .map(([level, name]) => ({ level: Number(level), level_name: name }))
        .sort((a, b) => b.level - a.level),
    ],
  }),
}
