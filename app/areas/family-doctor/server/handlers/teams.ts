import { listAreas } from '#app/areas/location/server/public.ts'
import type { Handlers } from '#app/context.ts'
import type { PageRequest } from '#kit/db/page.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../../contract/teams.ts'
import { crowdTags, signingStatus, TERM_DAYS } from '../../rules.ts'
import { asTeams, leadersOf } from '../present.ts'
import * as queries from '../queries.ts'

const INTRODUCTION = `家庭医生是您身边的一支团队：医生、护士和公共卫生医生一起，按年照看一位居民。
签约自愿，基础服务不收费。一位居民同一时间签一个团队，一期至少一年，快到期时可以续签或换一个团队。
申请提交后由团队审核，通过以后就能建健康档案、做健康评估、收到健康计划。家庭医生不处理急症，急症请拨打 120。`

/** A page of teams with what their leaders' cards show. */
const teamsOf = async (ctx: Parameters<typeof asTeams>[0], filter: queries.TeamFilter, asked: PageRequest) => {
  const { rows, page, totalPages } = await queries.listTeams(ctx.db, filter, asked)
  const list = await asTeams(
    ctx,
    rows.map(({ team, residents }) => ({ ...team, residents })),
  )
  return { list, page, total_page_num: totalPages }
}

const cityOf = (city: number) => (city === 0 ? undefined : city)

export const teamHandlers: Handlers<typeof contract> = {
  async familyDocList({ keyword, unit_id: hospitalId, area_code: areaCode, page, page_size: size }, ctx) {
    const isAnywhere = areaCode !== undefined || hospitalId !== undefined
    const cityId = isAnywhere ? undefined : cityOf(ctx.city)
    return teamsOf(ctx, { keyword, hospitalId, areaCode, cityId }, { page, size })
  },

  async familyTeams({ unit_id: hospitalId, doctor_id: doctorId, page, page_size: size }, ctx) {
    const { list, ...turn } = await teamsOf(ctx, { hospitalId, doctorId }, { page, size })
    const ids = list.map(({ team_id }) => team_id)
    const colleagues = Map.groupBy(await queries.listColleagues(ctx.db, ids), ({ teamId }) => teamId)
    const live = ctx.patient === null ? [] : await queries.listOwnLive(ctx.db, ctx.patient, ids)
    const statusWith = (id: number) =>
      Math.max(0, ...live.filter(({ teamId }) => teamId === id).map(({ state }) => signingStatus(state, true)))
    const shown = list.map((team) => ({
      ...team,
      members: (colleagues.get(team.team_id) ?? []).map(({ name, role }) => ({ name, role })),
      signing_status: statusWith(team.team_id),
    }))
    return { list: shown, ...turn }
  },

  async familyIntro({ unit_id: hospitalId, doctor_id: doctorId }, { db }) {
    const isNamed = hospitalId !== undefined || doctorId !== undefined
    const { rows } = await queries.listTeams(db, { hospitalId, doctorId }, { page: 1, size: 1 })
    const team = rows[0]?.team
    return {
      title: '家庭医生签约服务',
      content: isNamed && team ? team.introduction : INTRODUCTION,
      term_days: TERM_DAYS,
      team_name: isNamed && team ? team.name : '',
      promises: team ? await queries.listBasePromises(db, team.id) : [],
    }
  },

  async familyDocSay({ doctor_id: doctorId, page, page_size: size }, { db }) {
    const found = await queries.listSays(db, doctorId, { page, size })
    const leaders = await leadersOf(
      db,
      found.rows.map((row) => row.doctorId),
    )
    return paged(found, ({ say, doctorId: id }) => ({
      id: say.id,
      doctor_id: id,
      doctor_name: leaders.get(id)?.name ?? '',
      image: `/pictures/portrait/doctor-${id}.svg?sex=${leaders.get(id)?.sex ?? 'female'}&coat=1`,
      title: say.title,
      content: say.content,
      add_time: say.saidAt,
    }))
  },

  async familyAd(_, { db, now }) {
    const list = await queries.listAdverts(db, now)
    return { list: list.map(({ id, title, words, link }) => ({ id, title, words, link })) }
  },

  getTagConfig: () => ({
    tagConfig: Object.entries(crowdTags).map(([id, tag_name]) => ({ tag_id: Number(id), tag_name })),
  }),

  async getMealList({ doctor_id: doctorId, unit_id: hospitalId }, { db }) {
    const meals = await queries.listMeals(db, { doctorId, hospitalId })
    const promised = await queries.listPromises(
      db,
      meals.map(({ meal }) => meal.id),
    )
    const list = meals.map(({ meal, doctorId: doctor_id }) => ({
      meal_id: meal.id,
      doctor_id,
      name: meal.name,
      content: meal.content,
      price: meal.priceFen,
      is_base: meal.isBase,
      promises: promised
        .filter(({ mealId }) => mealId === meal.id)
        .map(({ kind, name, times }) => ({ kind, name, times })),
    }))
    return { list }
  },

  async familyAreaList({ parent_id = null }, { db }) {
    const areas = await listAreas(db, parent_id)
    return {
      list: areas.map(({ id, name, parentId, level }) => ({
        area_id: id,
        area_name: name,
        parent_id: parentId,
        level,
      })),
    }
  },
}
