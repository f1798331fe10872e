import { recordAct, sellersOf } from '#app/areas/access/staff/server/public.ts'
import { isCategory, publishFault } from '#app/areas/audio-class/rules.ts'
import {
  type ClassDraft,
  type ClassRow,
  insertClass,
  listClassSections,
  listSpeakers,
  lockKeptClass,
  type SectionDraft,
  updateClass,
  writeClassSections,
} from '#app/areas/audio-class/server/public.ts'
import { takeLessons } from '#app/areas/files/server/public.ts'
import { listKeptCoupons } from '#app/areas/mall/coupons/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskClassAdd } from '../../contract.ts'

/** A class as a desk wrote it. */
export type ClassWritten = ParsedInput<typeof deskClassAdd>

/** Why a class cannot be written so. */
export type WriteFault = Refused<'fault' | 'doctor' | 'category' | 'coupon' | 'audio'>

/** How many coupons are offered to choose from. */
const MOST_COUPONS = 50

/** Coupons that the desk gives and that can be drawn. */
export const couponsOfHospital = async (ctx: StaffContext) => {
  const which = { isOpen: true, now: ctx.now }
  const found = await listKeptCoupons(ctx.db, sellersOf(ctx), which, { page: 1, size: MOST_COUPONS })
  return found.rows.map(({ coupon }) => coupon)
}

/** What was written fits the seller; undefined where it does. `before`: what it was, which may stay as it is. */
const misfit = async (ctx: StaffContext, input: ClassWritten, before?: ClassRow): Promise<WriteFault | undefined> => {
  const isHere = (await listSpeakers(ctx.db, ctx.staff.hospitalId)).some(({ id }) => id === input.doctor_id)
  if (!isHere && input.doctor_id !== before?.doctorId) return new Refused('doctor')
  if (!isCategory(input.category_id)) return new Refused('category')
  const isSame = input.coupon_id === undefined || input.coupon_id === before?.couponId
  return isSame || (await couponsOfHospital(ctx)).some(({ id }) => id === input.coupon_id)
    ? undefined
    : new Refused('coupon')
}

const draftOf = (input: ClassWritten, before?: ClassRow): ClassDraft => ({
  doctorId: input.doctor_id,
  categoryId: input.category_id,
  title: input.title,
  summary: input.summary,
  intro: input.intro,
  cover: before?.cover ?? '',
  priceFen: input.price,
  shareGoal: input.share_goal,
  couponId: input.coupon_id ?? null,
})

/** The sections with their files; undefined where a file is not the desk's, a section not the class's, or one stands there twice. */
const sectionsOf = async (
  { db, staff }: StaffContext,
  asked: ClassWritten['sections'],
  classId?: number,
): Promise<SectionDraft[] | undefined> => {
  const files = await takeLessons(
    db,
    staff.hospitalId,
    asked.map(({ audio }) => audio),
  )
  const known = new Set(classId === undefined ? [] : (await listClassSections(db, classId)).map(({ id }) => id))
  const ids = asked.flatMap(({ section_id }) => section_id ?? [])
  const isFit = ids.every((id) => known.has(id)) && new Set(ids).size === ids.length
  if (!files || !isFit || files.size < asked.length) return undefined
  return asked.flatMap(({ section_id, title, desc = '', is_free, audio }) => {
    const found = files.get(audio)
    return found ? [{ id: section_id, title, words: desc, isFree: is_free === 1, address: audio, ...found }] : []
  })
}

const factsOf = ({ title, priceFen }: Pick<ClassDraft, 'title' | 'priceFen'>) => ({
  title,
  price: fenToYuan(priceFen),
})

const isFault = (done: unknown): boolean => done instanceof Refused

/** Writes a class that nobody hears yet: its id. */
export const add = (ctx: StaffContext, input: ClassWritten): Promise<number | WriteFault> =>
  rollbackIf(ctx, isFault, async (inside) => {
    const { db, now, staff } = inside
    const fault = await misfit(inside, input)
    if (fault) return fault
    const sections = await sectionsOf(inside, input.sections)
    if (!sections) return new Refused('audio')
    const draft = draftOf(input)
    const id = await insertClass(db, { ...draft, hospitalId: staff.hospitalId, changedAt: now })
    await writeClassSections(db, id, sections)
    await recordAct(inside, { act: 'class.add', kind: 'class', id, after: factsOf(draft) })
    return id
  })

/** Writes a class over what it was; why not, where it cannot be. What is published stays fit to be. */
export const change = (
  ctx: StaffContext,
  id: number,
  input: ClassWritten,
): Promise<WriteFault | Refused<'not-found'> | undefined> =>
  rollbackIf(ctx, isFault, async (inside) => {
    const { db, now, staff } = inside
    const before = await lockKeptClass(db, staff.hospitalId, id)
    if (!before) return new Refused('not-found')
    const fault = await misfit(inside, input, before)
    if (fault) return fault
    const sections = await sectionsOf(inside, input.sections, id)
    if (!sections) return new Refused('audio')
    const draft = draftOf(input, before)
    const unfit = before.state === 'on' ? publishFault(draft, sections) : undefined
    if (unfit) return new Refused('fault', { fault: unfit })
    await updateClass(db, id, draft, now)
    await writeClassSections(db, id, sections)
    const facts = { before: factsOf(before), after: factsOf(draft) }
    await recordAct(inside, { act: 'class.change', kind: 'class', id, ...facts })
    return undefined
  })
