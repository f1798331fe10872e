import { exportList, permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { listPlans } from '#app/areas/guahao/schedules/server/public.ts'
import { findCity, readerOfAddresses } from '#app/areas/location/server/public.ts'
import { listTree } from '#app/areas/mall/catalogue/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../../desk/contract.ts'
import { countedFrom, doubtsOf } from '../../rules.ts'
import { approve, refuse } from '../commands/decide.ts'
import { formOf } from '../commands/form.ts'
import { openHospital } from '../commands/open.ts'
import { applicationColumns, asManaged } from '../present/desk.ts'
import { asApplication, asFault, asStanding } from '../present.ts'
import * as queries from '../queries.ts'

export const handlers = permitted(contract, {
  async deskJoining(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const found = await queries.listManaged(ctx.db, asked).page(asked)
    return paged(found, (row) => asManaged(row, ctx.now))
  },

  async deskJoiningExport(asked, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { upTo } = queries.listManaged(ctx.db, asked)
    const rows = async (portion: Portion) => (await upTo(portion)).map((row) => asManaged(row, ctx.now))
    return (
      (await exportList(ctx, { title: '入驻申请', rows, columns: applicationColumns, asked })) ?? ctx.refuse('too-many')
    )
  },

  async deskJoiningOne({ application_id: id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const row = await queries.findSent(ctx.db, id)
    return row ? asAudited(ctx, row) : ctx.refuse('not-found')
  },

  async deskJoiningApprove({ application_id }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const done = await approve(ctx, application_id)
    return done instanceof Refused ? done : { application_id, is_second: done.isSecond }
  },

  async deskJoiningRefuse({ application_id, reasons }, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const done = await refuse(ctx, application_id, reasons)
    return done instanceof Refused ? done : { application_id }
  },

  async deskOpening(_, ctx) {
    const { db, staff } = ctx
    const hospital = await findHospital(db, staff.hospitalId)
    const counted = await queries.countOpening(db, staff.hospitalId)
    const plans = await listPlans(db, staff.hospitalId, dayOf(ctx.now))
    const [catalogue, categories] = [await listCatalogue(db), await listTree(db, 'health')]
    return {
      unit_id: staff.hospitalId,
      unit_name: hospital?.name ?? '',
      is_open: hospital?.isOpen === true,
      department_num: counted.departments,
      doctor_num: counted.doctors,
      plan_num: plans.length,
      goods_num: counted.goods,
      departments: catalogue.filter(({ parentId }) => parentId !== null).map(asChoice),
      titles: Object.entries(titles).map(([id, name]) => ({ id: Number(id), name })),
      categories: categories.filter(({ hasArticles }) => !hasArticles).map(asChoice),
    }
  },

  async deskOpen(written, ctx) {
    const made = await openHospital(ctx, written)
    if (made instanceof Refused) return made
    return {
      unit_id: ctx.staff.hospitalId,
      dep_id: made.depId,
      doctor_id: made.doctorId,
      goods_id: made.goodsId,
    }
  },
})

const asChoice = ({ id, name }: { id: number; name: string }) => ({ id, name })

/** An application as who decides on it sees it. */
const asAudited = async (ctx: StaffContext, row: queries.ApplicationRow) => {
  const sends = await queries.listSends(ctx.db, row.id, countedFrom(ctx.now))
  const city = (await readerOfAddresses(ctx.db))(row.address)
  const doubts = doubtsOf(formOf(ctx.config, row), dayOf(ctx.now), {
    sameName: await queries.hasNamesake(ctx.db, row.unitName, row.hospitalId),
    divisionCode: city ? await divisionOf(ctx, city.cityId) : '',
  })
  const { reasons } = asStanding(row, sends, ctx.now)
  return {
    ...asApplication(ctx, row),
    ...asManaged(row, ctx.now),
    reasons,
    doubts: doubts.map(asFault),
    send_num: sends.length,
    first_by: row.firstBy === null ? '' : await queries.findStaffName(ctx.db, row.firstBy),
    is_mine: row.firstBy === ctx.staff.staffId,
    unit_id: row.hospitalId,
  }
}

/** The six digits of a city's administrative division. */
const divisionOf = async ({ db }: StaffContext, cityId: number): Promise<string> =>
  String((await findCity(db, cityId))?.areaCode ?? '')
