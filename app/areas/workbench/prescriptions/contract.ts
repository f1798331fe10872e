import { z } from 'zod'
import { prescriptionList } from '#app/areas/prescriptions/contract.ts'
import { hintKinds } from '#app/areas/prescriptions/rules/hints.ts'
import { MOST_PIECES } from '#app/areas/prescriptions/rules.ts'
import { call } from '#kit/wire/call.ts'
import { code, flag, id, int, listOf, maybe, maybeText, text } from '#kit/wire/fields.ts'

const ofAsk = { doctor: true, owner: { ask_id: 'consultation of the doctor' } } as const
const ofVisit = { doctor: true, owner: { order_id: 'visit of the doctor' } } as const
const notFound = { 'not-found': '没有找到这次问诊' }
const noVisit = { 'not-found': '没有找到这位患者的预约，请刷新' }
const card = prescriptionList.output.shape.list.element

export const benchDrugs = call({
  method: 'GET',
  path: '/workbench/drugs',
  summary:
    'Drugs that the mall sells on prescription, by a part of their name: of the doctor’s hospital and of the platform',
  doctor: true,
  owner: 'self',
  input: z.object({ keyword: text(30) }),
  output: listOf(
    z.object({
      goods_id: z.int(),
      special_id: z.int(),
      drug_name: z.string(),
      special_name: z.string(),
      unit_name: z.string(),
      /** Most pieces of one prescription. */
      most: z.int(),
    }),
  ),
})

const written = card.extend({
  diagnosis: z.string(),
  dosage: z.string(),
  allergy: z.string(),
  /** What the doctor was shown before they signed. */
  hints: z.array(z.string()),
})

export const benchPrescriptions = call({
  method: 'GET',
  path: '/workbench/prescriptions',
  summary: 'What was prescribed in a consultation of the doctor’s, and what they must know of the patient to prescribe',
  ...ofAsk,
  input: z.object({ ask_id: code() }),
  output: z.object({
    patient: z.object({ truename: z.string(), sex_name: z.string(), age: z.int() }),
    is_revisit: flag(),
    with_guardian: flag(),
    /** The consultation is open: something can be prescribed. */
    may_write: flag(),
    list: z.array(written),
  }),
  refuses: notFound,
})

export const benchVisitPrescriptions = call({
  method: 'GET',
  path: '/workbench/visit/prescriptions',
  summary: 'What was prescribed at a visit to the doctor, and to whom',
  ...ofVisit,
  input: z.object({ order_id: code() }),
  output: benchPrescriptions.output.pick({ patient: true, may_write: true, list: true }),
  refuses: noVisit,
})

/** What is prescribed. */
const content = {
  /** A specification that the mall sells on prescription; without one the drug has a name. */
  special_id: maybe(id()),
  drug_name: maybeText(60),
  buy_num: int(1, MOST_PIECES),
  dosage: text(200),
  diagnosis: maybeText(200),
  allergy: maybeText(200),
  /** The doctor confirms just this with their own hand: 0 or 1. */
  is_confirmed: maybe(int(0, 1)),
}
const noDrug = {
  'no-drug': '请选择药品，或写上药名',
  'goods-gone': '商城里没有找到这种处方药，请重新选择',
}
const notSigned = {
  ...noDrug,
  'not-confirmed': '请核对处方内容并确认签名',
  'no-machine': '处方只能由医生本人开具',
  'not-licensed': '您的医师资质没有通过认证，不能开处方；请联系平台运营',
  'id-needed': '患者没有填写证件号码，不能开处方；请患者先补全实名信息',
  controlled: '麻醉药品、精神药品不能在线上开具',
}

export const benchPrescribe = call({
  method: 'POST',
  path: '/workbench/prescriptions',
  summary:
    'Write a prescription in a consultation and confirm it; the care rules are asked, then a pharmacist looks at it',
  ...ofAsk,
  idempotency: 'framework',
  input: z.object({ ask_id: code(), ...content }),
  output: z.object({ prescription_id: z.string() }),
  refuses: {
    ...notFound,
    ...notSigned,
    over: '这次问诊没有在进行，不能开处方',
    'first-visit': '只能给复诊患者开处方，并且要写明诊断；首诊请建议患者到医院就诊',
    'guardian-needed': '未满 6 岁的患者没有监护人陪同，不能开处方',
    'child-doctor': '未满 6 岁的患者只能由儿科医生开处方，请建议改问儿科',
  },
})

export const benchVisitPrescribe = call({
  method: 'POST',
  path: '/workbench/visit/prescriptions',
  summary: 'Write a prescription for whoever was called and confirm it; a pharmacist looks at it, as at every other',
  ...ofVisit,
  idempotency: 'framework',
  input: z.object({ order_id: code(), ...content, diagnosis: text(200) }),
  output: benchPrescribe.output,
  refuses: { ...noVisit, ...notSigned, over: '叫到这位患者以后才能开处方，就诊 3 天后不能再开' },
})

/** What hints are asked by. */
const meant = {
  special_id: content.special_id,
  drug_name: content.drug_name,
  dosage: maybeText(200),
  allergy: content.allergy,
}
const hints = listOf(z.object({ kind: z.enum(hintKinds), words: z.string() }))

export const benchPrescriptionHints = call({
  method: 'POST',
  path: '/workbench/prescriptions/hints',
  summary: 'What the data say that a doctor should see before they sign; nothing of it refuses',
  ...ofAsk,
  input: z.object({ ask_id: code(), ...meant }),
  output: hints,
  refuses: { ...notFound, ...noDrug },
})

export const benchVisitHints = call({
  method: 'POST',
  path: '/workbench/visit/prescriptions/hints',
  summary: 'The same of what is about to be prescribed at a visit',
  ...ofVisit,
  input: z.object({ order_id: code(), ...meant }),
  output: hints,
  refuses: { ...noVisit, ...noDrug },
})

export const benchPrescriptionWithdraw = call({
  method: 'POST',
  path: '/workbench/prescriptions/withdraw',
  summary: 'Take back a prescription that the doctor wrote, until an order has it',
  doctor: true,
  owner: { prescription_id: 'prescription of the doctor' },
  input: z.object({ prescription_id: code() }),
  output: z.object({ prescription_id: z.string() }),
  refuses: { 'not-found': '没有找到这张处方', 'not-open': '这张处方已经使用或结束，不能撤回' },
})
