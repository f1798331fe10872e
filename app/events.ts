import type { Permission } from '#app/areas/access/staff/rules.ts'
import type { Table } from '#kit/db/table.ts'
import type { Unread } from '#kit/db/unread.ts'
import type { Day } from '#kit/time/day.ts'
import type { PatientId } from './context.ts'

/** A file that is to be written later: whose, of which question, and what it will be called. */
export interface LaterExport {
  id: string
  staffId: number
  hospitalId: number
  call: string
  input: unknown
  fileName: string
  traceid: string
}

/** What rooms emit for those above them: names of events and what they carry. Who emits does not know who subscribes. */
export interface Events {
  /**
   * Who has proven a number says that an account of the same eight digits, from before they had their country code, is theirs: who
   * knows the people of that account throws an `Objection` where the name is none of theirs.
   */
  'patient.claiming': { patientId: number; truename: string }
  /** Who signs in has ticked these texts, in the version that they were shown (`account/consents`). */
  'patient.agreed': { patientId: number; versions: { agreement?: number | undefined; privacy?: number | undefined } }
  /** Somebody has proven who they are and is about to be signed in: who keeps them out says why, in words for them, by `bar`. */
  'patient.entering': { patientId: number; bar: (words: string) => void }
  /** A patient signed out; the session by the hash of its key. */
  'session.ended': { session: string }
  /** Two had keys of one sign-in, which is over for both: one of them had their from somebody else. */
  'session.stolen': { patientId: number }
  /** Money arrived for something that was to be paid; who cannot use it any more asks `pay` for a refund. */
  'payment.paid': { outTradeNo: string; purpose: string; subjectId: string; amountFen: number }
  /** Something that was to be paid will not be: its deadline passed or its provider closed it. */
  'payment.closed': { outTradeNo: string; purpose: string; subjectId: string }
  /** What a gift card had paid of a payment at a counter goes back onto it, under the number of its refund. */
  'payment.back-on-card': { outTradeNo: string; refundNo: string; amountFen: number }
  /** Money went back, under the number that its refund got when it was ordered. */
  'payment.refunded': { outTradeNo: string; refundNo: string; purpose: string; subjectId: string; amountFen: number }
  /**
   * A patient asks for the money of an order's items back. Who holds something for them that they would still want to keep
   * throws an `Objection` that says what to do first.
   */
  'order.refunding': { orderId: string; positions: readonly number[] }
  /** Money of an order's items was ordered back: what was held or written for them goes. */
  'order.refunded': { orderId: string; backFen: number; items: readonly BackItem[] }
  /** What was sent has come, its patient says. */
  'order.received': { orderId: string }
  /** What was bought was used: nothing more is to happen with the order. */
  'order.used': { orderId: string }
  /** An order that was not paid, or cost nothing, was cancelled or has expired: what was held for it goes. */
  'order.ended': { orderId: string }
  /** A consultation went to another state (`consult/consultations/states.ts`); `doctorId` is null while no doctor has it. */
  'ask.moved': { consultationId: string; patientId: number; doctorId: number | null; state: string }
  /** The time that is agreed for a call is near: who can reach the doctor reminds them. */
  'ask.near': { consultationId: string; doctorId: number; agreedAt: Date }
  /** A doctor left the patient of a consultation with a summary and advice, in words. */
  'ask.summarised': { consultationId: string; patientId: number; doctorId: number; words: string }
  /** A prescription went to another state (`prescriptions/states.ts`); without a consultation and a doctor where a patient uploaded it. */
  'prescription.moved': {
    prescriptionId: string
    patientId: number
    doctorId: number | null
    consultationId: string | null
    state: string
  }
  /** A family member was added, or their papers changed. */
  'member.identified': { memberId: number; patientId: PatientId }
  /** A family member is about to be taken away: who still needs them throws an `Objection`. */
  'member.leaving': { memberId: number; patientId: number }
  /** A health record is over: who speaks to the patient because of it falls silent. Its kind: `prepare`, `pregnancy`, `baby`. */
  'record.closed': { patientId: PatientId; kind: string }
  /** A patient's growth value grew. */
  'growth.earned': { patientId: PatientId }
  /** A patient's membership rose or fell; 0 is none. */
  'patient.levelled': { patientId: number; level: number }
  /** A patient asks for all that is stored about them: each room hands over its part. */
  'patient.exporting': { patientId: PatientId; hand: (part: OwnPart | LeftOut) => void }
  /** A list has more lines than are answered at once: who writes such files later takes it, and says so. */
  'list.exporting': { asked: LaterExport; take: () => void }
  /** Somebody looks at the desk's overview: each room counts what it has of that scope and day, and hands it over. */
  'overview.counting': { scope: OverviewScope; day: Day; hand: (figure: Figure) => void }
  /** Whether an account could be cancelled now: who may have something unfinished with the patient objects; nothing is written. */
  'patient.leaving': { patientId: PatientId; object: Objecting }
  /**
   * An account is about to be deleted, with all rows that refer to it. Who keeps rows that do not takes from them what the
   * law does not want kept, and names the members whose name those rows bear.
   */
  'patient.left': { patientId: PatientId; keepNames: (memberIds: readonly number[]) => void }
  /** A slot has more free places than before; its row is locked by the emitter. Who waits for it comes first. */
  'slot.freed': { slotId: number }
  /**
   * Clinics in which people have places do not take place any more: their day was closed, by the desk or by a file. Who tells those
   * people stops them.
   */
  'clinics.closed': {
    hospitalId: number
    scheduleIds: readonly number[]
    staffId: number | null
    /** What those people read; without it that the hospital is closed that day. */
    reason?: string
  }
  /** A department or a doctor of a hospital sees nobody from a day on: a file said so. Who makes clinics ends theirs. */
  'practice.closed': { hospitalId: number; depId?: number; doctorId?: number; from: Day }
  /** Something of these hospitals that was closed sees people again. */
  'practice.reopened': { hospitalIds: readonly number[] }
  /** Somebody looked at something; each view is told once. */
  'item.viewed': { kind: string; id: number }
  /** Things that a search finds were added, changed or taken away. */
  'searchable.changed': {
    kind: 'unit' | 'department' | 'doctor' | 'illness' | 'goods' | 'article' | 'video' | 'subject'
    ids: readonly number[] | 'all'
  }
  /**
   * Somebody agreed to what another of their desk asked for: the room that asked does it, and says so by `done`; where nobody does,
   * nothing is agreed to.
   */
  'request.agreed': {
    kind: string
    facts: Readonly<Record<string, unknown>>
    by: { hospitalId: number; staffId: number; name: string; traceid: string }
    done: () => void
  }
  /** Nobody agrees any more to what somebody asked for: it was refused, with a reason, or taken back. */
  'request.ended': {
    kind: string
    facts: Readonly<Record<string, unknown>>
    state: 'refused' | 'withdrawn'
    note: string
  }
  /** A hospital's staff did something at the desk, or one of its doctors at the workbench. */
  'desk.acted': DeskAct
}

/** What went back of one item of an order. */
export interface BackItem {
  position: number
  pieces: number
  backFen: number
}

/** What a room stores about a patient. */
export interface OwnPart {
  /** Its name in the file. */
  name: string
  /** The same in words. */
  title: string
  tables: readonly Table[]
  /** As the room's calls show them; other people's data and keys stay out. */
  rows: readonly object[]
  /** Why it is kept when the account is cancelled; undefined: then it is deleted. */
  keptBecause?: string
}

/** Tables about a patient that are in nobody's file, and why, in words. */
export interface LeftOut {
  title: string
  tables: readonly Table[]
  why: string
}

/** Of what the desk's overview counts. */
export interface OverviewScope {
  /** The one hospital; null at the platform's own desk: all of them. */
  hospitalId: number | null
  /** What belongs to no hospital but the platform itself is counted too. */
  isPlatform: boolean
  /** The departments to which the work of who looks is confined; null: all. */
  departmentIds: readonly number[] | null
}

/** In what a figure is counted; `minutes` is how long something has waited, `fen` money. */
export const figureUnits = ['人', '个', '单', '笔', '条', 'minutes', 'fen'] as const

/** A figure of the desk's overview. */
export interface Figure {
  /** Its name among all; `desk/overview` knows where it stands. */
  key: string
  words: string
  value: number
  unit: (typeof figureUnits)[number]
  /** How it is counted, in a line. */
  how: string
  /** The page on which it is worked on; '' where there is none at the desk. */
  to: string
  /** Who is shown it, and led there. */
  may: Permission
}

/** By which rows something is unfinished, and what they say: they are only read where there are any. */
export type Objecting = <Row>(rows: Unread<Row>, say: (rows: readonly Row[]) => Unfinished[]) => void

/** What stands against the cancelling of an account. */
export interface Unfinished {
  /** What it is and what to do about it. */
  words: string
  /** The page on which it is done. */
  link: string
}

/** What somebody did at the desk. Ids, numbers and settings: never a patient's name or words. */
export interface DeskAct {
  hospitalId: number
  /** Which member of staff; null where a doctor did it, or where it was done to an account before anybody was signed in. */
  staffId: number | null
  /** Which doctor, at the workbench. */
  doctorId: number | null
  /** Their name, whoever they are. */
  staffName: string
  /** Code of `acts` of the staff's rules. */
  act: string
  /** Which row. */
  kind: string
  id: string
  /** What changed about it; null: nothing was there before, or nothing is now. */
  before: Facts | null
  after: Facts | null
  traceid: string
}

/** Plain facts about a row, by name. */
export type Facts = Readonly<Record<string, string | number | boolean | null>>

/**
 * Thrown by a subscriber against what is being emitted. The emitter undoes its work and refuses in these words, so they say
 * what stands in the way and what to do about it.
 */
export class Objection extends Error {
  override readonly name = 'Objection'
}
