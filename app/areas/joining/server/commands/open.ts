import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { departmentImporter } from '#app/areas/guahao/departments/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import { doctorImporter } from '#app/areas/guahao/doctors/server/public.ts'
import { codeOf, findHospital, showHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import { spanFault } from '#app/areas/guahao/schedules/rules.ts'
import { savePlans } from '#app/areas/guahao/schedules/server/public.ts'
import { listTree } from '#app/areas/mall/catalogue/server/public.ts'
import { addGoods, shelveGoods } from '#app/areas/mall/goods/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { dayOf } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskOpen } from '../../desk/contract.ts'
import { countOpening } from '../queries.ts'
import { bringRow } from './bring.ts'

type Written = ParsedInput<typeof deskOpen>
type OpenFault = Refused<'opened' | 'catalogue' | 'title' | 'weekday' | 'span' | 'goods'>

/** What opening a hospital made. */
interface Opened {
  depId: number
  doctorId: number
  goodsId: number | null
}

const spanWords = {
  uneven: '时间要是整点或半点',
  empty: '结束时间要晚于开始时间',
  'other-half': '时间不在所选的半天里',
} as const

/** Names of a new hospital's first rows among those of its file. */
const FIRST = 'first'

/** Opens a new hospital: department, doctor, plan and goods, or nothing; from then on patients see it. */
export const openHospital = (ctx: StaffContext, written: Written): Promise<Opened | OpenFault> =>
  ctx.transact((inside) =>
    rollbackIf<StaffContext, Opened | OpenFault>(
      inside,
      (done) => done instanceof Refused,
      async (ctx): Promise<Opened | OpenFault> => {
        const place = await placeOf(ctx, written)
        if (place instanceof Refused) return place
        // A hospital that is not open has no clinics: its plan makes them from here on.
        await showHospital(ctx, ctx.staff.hospitalId, true)
        const made = await makeRows(ctx, written, place)
        if (made instanceof Refused) return made
        const after = { openedDepartment: place, ...(written.goods_name ? { openedGoods: written.goods_name } : {}) }
        await recordAct(ctx, { act: 'joining.open', kind: 'opening', id: ctx.staff.hospitalId, after })
        return made
      },
    ),
  )

/** The department's name in the catalogue, or what is wrong. */
const placeOf = async ({ db, staff }: StaffContext, written: Written): Promise<string | OpenFault> => {
  if ((await countOpening(db, staff.hospitalId)).departments > 0) return new Refused('opened')
  const place = (await listCatalogue(db)).find(({ id, parentId }) => id === written.catalogue_id && parentId !== null)
  if (!place) return new Refused('catalogue')
  if (!titles[written.title]) return new Refused('title')
  if (written.weekdays.some((weekday) => weekday > 7)) return new Refused('weekday')
  const span = spanFault(written.half, written.begin_time, written.end_time)
  return span ? new Refused('span', { fault: spanWords[span] }) : place.name
}

const makeRows = async (ctx: StaffContext, written: Written, place: string): Promise<Opened | OpenFault> => {
  const { hospitalId } = ctx.staff
  const code = codeOf((await findHospital(ctx.db, hospitalId))?.sourceKey ?? '')
  if (code === undefined) return new Refused('opened')
  const depId = await bringRow(ctx, departmentImporter, {
    hospital_code: code,
    department_code: FIRST,
    name: place,
    catalogue: place,
  })
  const doctorId = await bringRow(ctx, doctorImporter, {
    hospital_code: code,
    department_code: FIRST,
    doctor_code: FIRST,
    name: written.doctor_name,
    sex: written.sex === 'female' ? '女' : '男',
    title: titles[written.title] ?? '',
    skills: written.skills ?? '',
  })
  await planWeek(ctx, written, { depId, doctorId })
  const goodsId = await sellFirst(ctx, written)
  return goodsId instanceof Refused ? goodsId : { depId, doctorId, goodsId }
}

const planWeek = async (ctx: StaffContext, written: Written, doctor: { depId: number; doctorId: number }) => {
  const week = {
    ...doctor,
    half: written.half,
    beginMinutes: written.begin_time,
    endMinutes: written.end_time,
    places: written.places,
    feeFen: written.fee,
    clinic: 'general',
    firstDay: dayOf(ctx.now),
    lastDay: null,
  }
  const saved = await savePlans(
    ctx,
    ctx.staff.hospitalId,
    [...new Set(written.weekdays)].map((weekday) => ({ ...week, weekday })),
  )
  if ('clash' in saved) throw new Error('a new doctor has no other plan')
}

const sellFirst = async (ctx: StaffContext, written: Written): Promise<number | null | Refused<'goods'>> => {
  const { goods_name: name, goods_category, goods_price: priceFen, goods_num: pieces } = written
  const given = [name, goods_category, priceFen, pieces].filter((value) => value !== undefined)
  if (given.length === 0) return null
  const category = (await listTree(ctx.db, 'health')).find(
    ({ id, hasArticles }) => id === goods_category && !hasArticles,
  )
  if (!name || !category || !priceFen || !pieces) return new Refused('goods')
  const hospital = await findHospital(ctx.db, ctx.staff.hospitalId)
  const goodsId = await addGoods(
    ctx,
    {
      kind: 'service',
      name,
      subtitle: '',
      brand: '',
      tags: [],
      drugType: 0,
      approvalNo: '',
      isSupplement: false,
      isOverseas: false,
      images: [],
      detailParts: [],
      notice: '',
      consent: '',
      limitEach: null,
      bookable: [],
      projectCategoryId: null,
      hospitalId: ctx.staff.hospitalId,
      categoryId: category.id,
      picture: category.picture,
      cityId: hospital?.cityId ?? 0,
      packageType: 0,
      serviceParts: [],
      payTypes: [0],
      appointment: 'none',
      validDays: 0,
      specials: [
        { skuId: null, name: '默认规格', priceFen, orgPriceFen: priceFen, weightGrams: 0, depositFen: 0, pieces },
      ],
    },
    ctx.staff,
  )
  await shelveGoods(ctx, goodsId, true)
  return goodsId
}
