import { saveMember } from '#app/areas/account/members/contract.ts'
import { deskComboAdd } from '#app/areas/desk/membership/contract.ts'
import { listDrawable } from '#app/areas/mall/coupons/server/queries/read.ts'
import { addAppoint, addOrder, comboSelect, getMemberLvlList } from '#app/areas/membership/contract.ts'
import { deskLevelAdd } from '#app/areas/membership/desk/contract.ts'
import { type CodeFor, makeCodes } from '#app/areas/membership/server/public.ts'
import { sandboxPay } from '#app/areas/sandbox/contract.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { type Asker, newPatient } from './askers.ts'
import type { World } from './world.ts'

/** The dearest package of the demonstration, with its first benefit that is booked. */
const bestCombo = async ({ app: { callApi } }: World) => {
  const { list, selected_id } = await callApi(comboSelect, {})
  const combo = list.find(({ combo_id }) => combo_id === selected_id)
  const report = combo?.benefits.find(({ title }) => title === '体检报告解读')
  if (!combo || !report) throw new Error('the demonstration has no package')
  return { combo_id: combo.combo_id, benefit_id: report.benefit_id }
}

/** An order of the asker's that waits for its money. */
const newOrder = async (world: World, { as }: Asker) => {
  const { combo_id } = await bestCombo(world)
  return world.app.callApi(addOrder, { combo_id }, as)
}

/** The same once it is paid. */
const paidOrder = async (world: World, asker: Asker) => {
  const { order_id, out_trade_no } = await newOrder(world, asker)
  await world.app.callApi(sandboxPay, { out_trade_no })
  return { order_id }
}

/** What the asker needs to book a benefit. */
const toBook = async (world: World, asker: Asker) => {
  await paidOrder(world, asker)
  const { benefit_id } = await bestCombo(world)
  const person = { truename: asker.words, sex: 2, birthday: '1980-01-01', relation: 'other' } as const
  const { member_id } = await world.app.callApi(saveMember, person, asker.as)
  const fields = [
    { name: 'date', value: addDays(dayOf(world.app.clock.now()), 3) },
    { name: 'half', value: '上午' },
    { name: 'mobile', value: '13800009994' },
    { name: 'note', value: asker.words },
  ]
  return { benefit_id, member_id, fields: JSON.stringify(fields) }
}

/** A benefit that the asker has booked. */
export const newBooking = async (world: World, asker: Asker): Promise<number> =>
  (await world.app.callApi(addAppoint, await toBook(world, asker), asker.as)).id

const newCode = async ({ app }: World, what: CodeFor) => {
  const ctx = app.context()
  const terms = { count: 1, note: '试用', endsAt: later(ctx.now, { days: 30 }) }
  return (await makeCodes(ctx, what, terms)).codes[0]
}

/** Rows of the membership that calls name. */
export const membershipFixtures = {
  'membership order': async (world: World, asker: Asker) => (await newOrder(world, asker)).order_id,
  'benefit appointment': newBooking,
}

/** A package as the desk's form writes it; lists as a form says them. */
const comboSheet = async (world: World) => {
  const { benefit_id } = await bestCombo(world)
  return {
    title: '试用套餐',
    summary: '很好，谢谢',
    words: '很好，谢谢',
    price: '10.00',
    org_price: '12.00',
    months: 1,
    position: 9,
    is_first: 0,
    scenes: '["home"]',
    doctor_ids: undefined,
    benefits: JSON.stringify([{ benefit_id, times: 1 }]),
  }
}

/** A package that the desk made. */
const newCombo = async (world: World) => {
  const [sheet, keeper] = [await comboSheet(world), await world.staffOf(world.ours, 'keeper')]
  return { sheet, ...(await world.app.callApi(deskComboAdd, sheet, keeper.as)) }
}

/** A level that wants more growth than all that there are. */
const levelSheet = async ({ app }: World) => {
  const { list } = await app.callApi(getMemberLvlList, {})
  const top = list.at(-1) ?? { level: 0, growth: 0 }
  return { level: top.level + 1, name: `试用${top.level + 1}级`, growth: top.growth + 1_000, privileges: '很好，谢谢' }
}

/** The same once the platform's desk made it. */
const newLevel = async (world: World) => {
  const [sheet, keeper] = [await levelSheet(world), await world.staffOf(world.ours, 'keeper')]
  await world.app.callApi(deskLevelAdd, sheet, keeper.as)
  return sheet
}

/** What is sent to the calls of the membership. */
export const membershipByCall = {
  deskLevelPreview: async (world: World) => {
    const { level, growth } = await levelSheet(world)
    return { level, growth }
  },
  deskLevelAdd: levelSheet,
  deskLevelChange: newLevel,
  deskLevelRemove: async (world: World) => ({ level: (await newLevel(world)).level }),
  getMemberLvlDetail: () => ({ level: 1 }),
  getMemberLevel: (_: World, { as }: Asker) => ({ accessToken: as.key }),
  userLevel: (_: World, { patientId }: Asker) => ({ user_id: patientId }),
  isVipMember: (_: World, { patientId }: Asker) => ({ userId: patientId }),
  sceneComboList: () => ({ scene: 'guahao' }),
  orderCombo: ({ slot, ours }: World) => ({ unit_id: ours.hospitalId, dep_id: ours.depId, doc_id: slot.doctorId }),
  addOrder: bestCombo,
  getSupplymentCode: paidOrder,
  refundMemberOrder: paidOrder,
  memberBenefitDetail: bestCombo,
  getAppointField: bestCombo,
  addAppoint: toBook,
  activation: async (world: World) => {
    const { combo_id: comboId, benefit_id: benefitId } = await bestCombo(world)
    return { code: await newCode(world, { comboId, months: 1, promised: [{ benefitId, times: 1 }] }) }
  },
  redeedCoupon: async (world: World) => {
    const [coupon] = await listDrawable(world.app.db, 'mall', world.app.clock.now())
    return { code: await newCode(world, { couponId: coupon?.id ?? 0 }) }
  },
  deskComboAdd: comboSheet,
  deskComboChange: async (world: World) => {
    const { combo_id, sheet } = await newCombo(world)
    return { ...sheet, combo_id, version: undefined }
  },
  deskComboSwitch: async (world: World) => ({ combo_id: (await newCombo(world)).combo_id, is_on: 1 }),
  deskCodes: () => ({ state: 'open' }),
  deskCodesMake: async (world: World) => {
    const { combo_id } = await bestCombo(world)
    return { combo_id, coupon_id: undefined, count: 2, valid_days: 30, note: '试用' }
  },
  deskCodeWithdraw: async (world: World) => {
    const { combo_id: comboId } = await bestCombo(world)
    const ctx = world.app.context()
    const terms = { count: 1, note: '试用', endsAt: later(ctx.now, { days: 30 }) }
    const { ids } = await makeCodes(ctx, { comboId, months: 1, promised: [] }, terms)
    return { code_id: ids[0] }
  },
  deskBookings: () => ({ state: 'waiting', code: undefined }),
  deskBookingReveal: async (world: World) => ({ id: await newBooking(world, await newPatient(world.app)) }),
  deskBookingMove: async (world: World) => ({
    id: await newBooking(world, await newPatient(world.app)),
    to: 'confirmed',
    reason: undefined,
  }),
}
