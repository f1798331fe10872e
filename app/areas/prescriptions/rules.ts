import { later } from '#kit/time/span.ts'
import { type PrescriptionState, prescriptionStates } from './states.ts'

/** Where a prescription comes from: a photograph of the patient's, or a doctor who signed it here. */
export const sources = { upload: '上传的处方', doctor: '医生开具' } as const
/** Where a prescription comes from. */
export type Source = keyof typeof sources

/** An approved prescription is good for so many days: the longest that the rules for prescriptions let one stand. */
export const VALID_DAYS = 3
/** Pictures of one prescription, at most. */
export const MOST_PICTURES = 3
/** Pieces of one prescription, at most. */
export const MOST_PIECES = 20

/**
 * What was handed in can be asked for anew for so many days after it was made: no prescription for a long illness is for more
 * than twelve weeks. A pharmacist looks at each repeat as at the first.
 */
export const REPEAT_DAYS = 84

/** Until when what is approved now can be ordered. */
export const validUntil = (now: Date): Date => later(now, { days: VALID_DAYS })

/** Lists of a patient's prescriptions by the name that asks for them. */
export const prescriptionLists = {
  all: [],
  waiting: ['waiting'],
  usable: ['approved', 'held'],
  over: ['used', 'refused', 'expired', 'withdrawn'],
} as const satisfies Record<string, readonly PrescriptionState[]>
/** The name of a list. */
export type PrescriptionList = keyof typeof prescriptionLists

/** A prescription as far as what can be done with it asks. */
export interface Standing {
  state: PrescriptionState
  source: Source
  goodsId: number | null
  expiresAt: Date | null
  madeAt: Date
  /** Of a repeat: when the prescription that it repeats was handed in. */
  firstMadeAt: Date | null
}

/** An approved prescription whose time is over has expired, whether a job has written it down or not. */
export const stateAt = (prescription: Standing, now: Date): PrescriptionState => {
  const { state, expiresAt } = prescription
  return state === 'approved' && expiresAt !== null && now >= expiresAt ? 'expired' : state
}

/** What the patient is to do next; what the mall does not sell is taken to a pharmacy. */
export const nextOf = (prescription: Standing, now: Date): string => {
  const state = stateAt(prescription, now)
  if (state === 'approved' && prescription.goodsId === null) return '商城没有这种药，请凭处方在有效期内到药店购买。'
  return prescriptionStates[state].next
}

/** Whether the same can be asked for anew by a photograph that was approved once: a doctor's signature is for one time. */
export const mayRepeat = (prescription: Standing, now: Date): boolean => {
  const { source, goodsId, madeAt, firstMadeAt } = prescription
  const state = stateAt(prescription, now)
  const isOver = state === 'used' || state === 'expired'
  return isOver && source === 'upload' && goodsId !== null && now < later(firstMadeAt ?? madeAt, { days: REPEAT_DAYS })
}

/** What a patient can do with a prescription: order with it, see its order, ask for the same anew, take it back, upload another one. */
export const buttonsOf = (prescription: Standing, now: Date): string[] => {
  const state = stateAt(prescription, now)
  const isSold = prescription.goodsId !== null
  if (state === 'approved') return isSold ? ['buy'] : []
  const repeat = mayRepeat(prescription, now) ? ['repeat'] : []
  if (state === 'held' || state === 'used') return [...repeat, 'order']
  if (state === 'waiting') return prescription.source === 'upload' ? ['withdraw'] : []
  return isSold ? [...repeat, 'again'] : []
}

/** Why a pharmacist may not decide so about a prescription. */
export type ReviewFault = 'own' | 'pieces'

/** What a review is about: the names of those whom it concerns, and how many pieces are asked for. */
export interface Reviewed {
  patientName: string
  doctorName: string
  source: Source
  pieces: number
}

/**
 * Four eyes: nobody decides about what they signed themselves or what is for themselves. Staff, patients and doctors are known to
 * each other by their names alone, so a namesake leaves it to somebody else, too. What a doctor signed is approved as it is;
 * of a photograph fewer pieces may be approved than the patient wants, never more.
 */
export const faultOfReview = (
  { patientName, doctorName, source, pieces }: Reviewed,
  { reviewer, approved }: { reviewer: string; approved: number | undefined },
): ReviewFault | undefined => {
  if (reviewer === patientName || reviewer === doctorName) return 'own'
  if (approved === undefined) return undefined
  return (source === 'doctor' ? approved !== pieces : approved > pieces) ? 'pieces' : undefined
}
