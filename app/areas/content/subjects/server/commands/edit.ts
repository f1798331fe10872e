import { type ActDone, recordAct } from '#app/areas/access/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import { findCity } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { addDays, instantAt } from '#kit/time/day.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../../desk/contract.ts'
import { FIRST_MODULE, isPicked, MOST, moduleFault, type SubjectContent, type SubjectModule } from '../../rules.ts'
import * as queries from '../queries/keep.ts'
import { itemsOf } from './items.ts'

type Facts = Pick<ActDone, 'before' | 'after'>

const record = (ctx: StaffContext, act: ActDone['act'], id: number, facts: Facts): Promise<void> =>
  recordAct(ctx, { act, kind: 'subject', id, ...facts })

/** Makes a subject that nobody sees, without a module yet. */
export const add = (
  ctx: StaffContext,
  { title, summary }: ParsedInput<typeof contract.deskSubjectAdd>,
): Promise<{ subject_id: number } | Refused<'too-many'>> =>
  ctx.transact(async (inside) => {
    await queries.lockSubjects(inside.db)
    if ((await queries.countSubjects(inside.db)) >= MOST.subjects) return new Refused('too-many')
    const id = await queries.insertSubject(inside.db, {
      draft: { title, summary, picture: '', modules: [] },
      nextModule: FIRST_MODULE,
      startsAt: inside.now,
      changedAt: inside.now,
    })
    await record(inside, 'subject.add', id, { after: { title } })
    return { subject_id: id }
  })

/** The version that a subject has now, to be sent back with the next change. */
interface Saved {
  subject_id: number
  version: number
}

type Written = ParsedInput<typeof contract.deskSubjectWrite>

/** Writes the draft over what it was; what everybody reads stays until it is published. */
export const write = async (
  ctx: StaffContext,
  before: queries.SubjectRow,
  input: Written,
): Promise<Saved | Refused<'fault' | 'gone' | 'picture' | 'changed'>> => {
  const { modules, nextModule } = numbered(input.modules, before)
  const fault = modules.map(moduleFault).find((words) => words !== undefined)
  if (fault) return new Refused('fault', { fault })
  const gone = await findGone(ctx, modules)
  if (gone) return new Refused('gone', { title: gone })
  const draft: SubjectContent = {
    title: input.title,
    summary: input.summary,
    picture: input.picture ?? '',
    modules,
  }
  return ctx.transact(async (inside) => {
    if (!(await takeNew(inside, before.draft, draft))) return new Refused('picture')
    const row = { draft, nextModule, changedAt: inside.now }
    if (!(await queries.updateSubject(inside.db, { id: before.id, version: input.version }, row)))
      return new Refused('changed')
    await record(inside, 'subject.write', before.id, {
      before: factsOf(before.draft),
      after: factsOf(draft),
    })
    return { subject_id: before.id, version: input.version + 1 }
  })
}

const factsOf = ({ title, modules }: SubjectContent) => ({ title, parts: modules.map(({ kind }) => kind).join(' ') })

/** Modules with their numbers: one that is new gets the next; a number that this subject does not have is new. */
const numbered = (written: Written['modules'], { draft, nextModule }: queries.SubjectRow) => {
  const own = new Set(draft.modules.map(({ id }) => id))
  let next = nextModule
  const modules = written.map(({ module_id, kind, title, words, picture, ids }): SubjectModule => {
    const isKept = own.delete(module_id)
    return {
      id: isKept ? module_id : next++,
      kind,
      title: title ?? '',
      words: words ?? '',
      picture: kind === 'picture' ? (picture ?? '') : '',
      ids: isPicked(kind) ? [...new Set(ids)] : [],
    }
  })
  return { modules, nextModule: next }
}

/** The name of a module that picks something new which nobody may see; undefined where all is there. */
const findGone = async (ctx: StaffContext, modules: readonly SubjectModule[]): Promise<string | undefined> => {
  for (const { kind, ids, title } of modules)
    if (isPicked(kind) && ids.length > 0 && (await itemsOf(ctx, kind, ids)).length === 0) return title || kind
  return undefined
}

const picturesOf = ({ picture, modules }: SubjectContent): string[] =>
  [picture, ...modules.map((module) => module.picture)].filter(Boolean)

/** Takes up the pictures that were not there before; false where one of them is not this desk's. */
const takeNew = ({ db, staff }: StaffContext, before: SubjectContent, after: SubjectContent): Promise<boolean> => {
  const had = new Set(picturesOf(before))
  return takeGoodsPictures(
    db,
    staff.hospitalId,
    picturesOf(after).filter((picture) => !had.has(picture)),
  )
}

type Publishing = ParsedInput<typeof contract.deskSubjectPublish>

const publishFault = async ({ db }: StaffContext, { draft }: queries.SubjectRow, input: Publishing) => {
  if (draft.modules.every(({ kind }) => kind === 'anchors')) return new Refused('nothing')
  if (input.until !== undefined && input.until < input.from) return new Refused('span')
  for (const city of input.city_ids ?? []) if (!(await findCity(db, city))) return new Refused('city')
  return undefined
}

/** What is written becomes what everybody reads: from a day to a day, in these cities, to the people of these channels. */
export const publish = async (
  ctx: StaffContext,
  before: queries.SubjectRow,
  input: Publishing,
): Promise<Saved | Refused<'nothing' | 'span' | 'city' | 'changed'>> => {
  const fault = await publishFault(ctx, before, input)
  if (fault) return fault
  return ctx.transact(async (inside) => {
    const row = {
      live: before.draft,
      isOn: true,
      startsAt: instantAt(input.from, 0),
      endsAt: input.until === undefined ? null : instantAt(addDays(input.until, 1), 0),
      cityIds: [...new Set(input.city_ids)],
      channels: [...new Set(input.channel_ids)],
      changedAt: inside.now,
      publishedAt: inside.now,
    }
    if (!(await queries.updateSubject(inside.db, { id: before.id, version: input.version }, row)))
      return new Refused('changed')
    await record(inside, 'subject.publish', before.id, {
      before: { isOn: before.isOn },
      after: { isOn: true, title: before.draft.title },
    })
    await inside.emit('searchable.changed', { kind: 'subject', ids: [before.id] })
    return { subject_id: before.id, version: input.version + 1 }
  })
}

/** Takes a subject off, so that nobody reads it; what was written stays. */
export const takeOff = (
  ctx: StaffContext,
  { id, isOn }: queries.SubjectRow,
  version: number,
): Promise<Saved | Refused<'off' | 'changed'>> =>
  ctx.transact(async (inside) => {
    if (!isOn) return new Refused('off')
    if (!(await queries.updateSubject(inside.db, { id, version }, { isOn: false, changedAt: inside.now })))
      return new Refused('changed')
    await record(inside, 'subject.off', id, { before: { isOn: true }, after: { isOn: false } })
    await inside.emit('searchable.changed', { kind: 'subject', ids: [id] })
    return { subject_id: id, version: version + 1 }
  })
