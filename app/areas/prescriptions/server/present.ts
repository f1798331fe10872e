import type { Member } from '#app/areas/account/members/server/public.ts'
import type { listDoctorCards } from '#app/areas/guahao/doctors/server/public.ts'
import type { Context } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { buttonsOf, nextOf, sources, stateAt } from '../rules.ts'
import { type PrescriptionState, prescriptionStates } from '../states.ts'
import type { PrescriptionRow } from './queries.ts'

/** The page of a patient's own prescription. */
export const linkOf = (id: string): string => `/yiyao/prescription?prescription_id=${id}`

/** The kind of sealed text, and of the digest that a doctor signs with. */
export const PRESCRIPTION = 'prescription'

/** What is written in a prescription. */
export interface Content {
  drug: string
  allergy: string
  /** '' in what was uploaded: it stands in the picture. */
  diagnosis: string
  dosage: string
  /** The hints that its doctor was shown before they signed; not there where there were none. */
  hints?: readonly string[]
}

const nothing: Content = { drug: '', allergy: '', diagnosis: '', dosage: '' }

/** What is written in a prescription, opened for whom it concerns; empty where the law does not want it kept any more. */
export const contentOf = (
  { contentSealed }: Pick<PrescriptionRow, 'contentSealed'>,
  { config }: Pick<Context, 'config'>,
): Content => (contentSealed === '' ? nothing : JSON.parse(sealOf(config).open(contentSealed, PRESCRIPTION)))

/** What is written, closed. */
export const sealContent = (content: Content, { config }: Pick<Context, 'config'>): string =>
  sealOf(config).seal(JSON.stringify(content), PRESCRIPTION)

/** Whom the rows of prescriptions refer to. */
export interface Names {
  doctors: ReadonlyMap<number, Awaited<ReturnType<typeof listDoctorCards>>[number]>
  members: ReadonlyMap<number, Member>
}

/** A state with its words. */
export const asState = (state: PrescriptionState) => ({ state, state_desc: prescriptionStates[state].words })

/** A prescription as its patient's list shows it. */
export const asCard = (row: PrescriptionRow, names: Names, ctx: Pick<Context, 'config' | 'now'>) => ({
  prescription_id: row.id,
  ...asState(stateAt(row, ctx.now)),
  next_desc: nextOf(row, ctx.now),
  source: row.source,
  source_desc: sources[row.source],
  drug_name: contentOf(row, ctx).drug,
  goods_id: row.goodsId ?? 0,
  special_id: row.skuId ?? 0,
  buy_num: row.pieces,
  member_id: row.memberId,
  truename: names.members.get(row.memberId)?.truename ?? '',
  doctor_name: names.doctors.get(row.doctorId ?? 0)?.name ?? '',
  reason: row.reason,
  expire_time: row.expiresAt,
  order_id: row.orderId ?? '',
  button: buttonsOf(row, ctx.now),
  add_time: row.madeAt,
})

/** What only its own page shows beside the card. */
export const asHistory = ({ path, pathAt }: PrescriptionRow) =>
  path.map((state, at) => ({ ...asState(state as PrescriptionState), time: pathAt[at] as Date }))
