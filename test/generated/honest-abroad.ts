import { deskGoodsPicture } from '#app/areas/desk/goods/contract.ts'
import { onePixel } from '../support/a-picture.ts'
import {
  aCountry,
  aKind,
  anAbroadCase,
  anAbroadExpert,
  anAbroadRate,
  anAbroadUnit,
  asAbroadService,
} from '../support/abroad.ts'
import { aCategory, someGoods } from '../support/mall.ts'
import type { Asker } from './askers.ts'
import type { World } from './world.ts'

let made = 0

const unit = async ({ app }: World) => ({ unit_id: await anAbroadUnit(app) })

/** Goods that are a service abroad. */
const service = async ({ app }: World) => {
  const unit_id = await anAbroadUnit(app)
  const category_id = await aKind(app)
  const of = { categoryId: await aCategory(app, '海外'), kind: 'service' as const, isOverseas: true }
  const { goodsId: goods_id } = await someGoods(app, of)
  await asAbroadService(app, { goodsId: goods_id, hospitalId: unit_id, categoryId: category_id, priceFen: 10_000 })
  return { goods_id, unit_id, category_id }
}

const idIn = async ({ app }: World, sql: string): Promise<number> =>
  Number((await app.pool.query<{ id: string }>(sql)).rows[0]?.id)

/** The name of the illness that this world knows. */
const nameOfIllness = async ({ app, illId }: World): Promise<string> =>
  (await app.pool.query<{ name: string }>('select name from guahao_illnesses where id = $1', [illId])).rows[0]?.name ??
  ''

/** The same with something said of it. */
const saidIllness = async (world: World) => {
  const category_id = await aKind(world.app)
  await world.app.pool.query(
    'insert into overseas_illnesses (illness_id, category_id, worth, treatments) values ($1, $2, $3, $4) on conflict do nothing',
    [world.illId, category_id, '先问', ['会诊']],
  )
  return { ill_id: world.illId }
}

const line = { what: '专家意见', times: 1, amount_minor: 10_000, currency: 'CNY', is_included: 1, paid_to: '医院' }

const ofCountry = async ({ app }: World) => ({
  country_id: await aCountry(app),
  category_id: undefined,
  unit_id: undefined,
  ill_id: undefined,
  doctor_id: undefined,
  kind: undefined,
})

/** What is sent to the calls about care abroad. */
export const abroadByCall = {
  overseasUnitInfo: unit,
  overseasConsultCount: unit,
  overseasConsultNum: unit,
  overseasHospitals: ofCountry,
  overseasExperts: ofCountry,
  overseasCases: ofCountry,
  overseasGoods: ofCountry,
  overseasExpert: async (world: World) => ({
    doctor_id: await anAbroadExpert(world.app, { hospitalId: (await unit(world)).unit_id }),
  }),
  overseasCase: async (world: World) => ({
    article_id: await anAbroadCase(world.app, { hospitalId: (await unit(world)).unit_id }),
  }),
  overseasPackage: service,
  overseasIllness: saidIllness,
  deskAbroadIllRemove: saidIllness,
  overseasSearch: () => ({ keyword: '海外', kind: undefined }),
  deskAbroadUnits: () => ({ list: undefined }),
  deskAbroadUnit: unit,
  deskAbroadUnitSave: async (world: World) => ({
    unit_id: undefined,
    country_id: await aCountry(world.app),
    name: `新港医院${++made}`,
    foreign_name: 'New Harbour',
    city: '港城',
    address: '一街',
    intro: '介绍。',
    category_ids: undefined,
    images: undefined,
    position: 0,
  }),
  deskAbroadProofAdd: async (world: World, asker: Asker) => ({
    ...(await unit(world)),
    kind: 'licence',
    title: '许可',
    number: `N-${++made}`,
    issuer: '主管部门',
    begin_date: '2020-01-01',
    end_date: '2090-01-01',
    scan: (await world.app.callApi(deskGoodsPicture, { file: onePixel() }, asker.as)).url,
  }),
  deskAbroadProofWithdraw: async (world: World) => {
    const { unit_id } = await unit(world)
    return { proof_id: await idIn(world, `select id from overseas_proofs where hospital_id = ${unit_id} limit 1`) }
  },
  deskAbroadRateAdd: async (world: World) => ({
    ...(await unit(world)),
    ill_name: undefined,
    measure: '五年生存率',
    percent: '71.5',
    patient_num: 320,
    source: '登记年报',
    year: 2020,
  }),
  deskAbroadRateRemove: async (world: World) => ({
    rate_id: await anAbroadRate(world.app, (await unit(world)).unit_id),
  }),
  deskAbroadCountrySave: () => ({
    country_id: undefined,
    name: `国家${++made}`,
    code: 'JP',
    currency: 'JPY',
    intro: '路近。',
    visa: '签证。',
    travel: '三小时。',
    minutes_ahead: 60,
    image: undefined,
    position: 0,
  }),
  deskAbroadKindSave: () => ({ category_id: undefined, name: `新分类${++made}`, intro: '说明。', position: 0 }),
  deskAbroadIllSave: async (world: World) => ({
    ill_name: await nameOfIllness(world),
    category_id: await aKind(world.app),
    worth: '国内没有的药才值得去。',
    treatments: undefined,
  }),
  deskAbroadExperts: unit,
  deskAbroadExpertSave: async (world: World) => ({
    ...(await unit(world)),
    doctor_id: undefined,
    name: '专家',
    foreign_name: 'Doctor',
    title_name: '教授',
    dep_name: '胸外科',
    intro: '介绍。',
    ill_names: undefined,
    image: undefined,
    position: 0,
  }),
  deskAbroadCases: () => ({ kind: undefined }),
  deskAbroadCaseSave: async (world: World) => ({
    ...(await unit(world)),
    article_id: undefined,
    kind: 'case',
    title: '一家人的决定',
    summary: '留在国内。',
    content: '第一段。',
    image: undefined,
    ill_name: undefined,
    consent_date: '2020-01-01',
    consent_note: '档案柜',
  }),
  deskAbroadCaseWithdraw: async (world: World) => ({
    article_id: await anAbroadCase(world.app, { hospitalId: (await unit(world)).unit_id }),
  }),
  deskAbroadPackageSave: async (world: World) => ({
    ...(await service(world)),
    position: 0,
    lines: JSON.stringify([line]),
  }),
  deskAbroadPackageRemove: service,
  deskAbroadSwitch: async (world: World) => ({ what: 'unit', id: (await unit(world)).unit_id, is_on: 0 }),
}
