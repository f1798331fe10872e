import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import { MOST_TAGS } from '../../rules.ts'
import { countTagsOn, deleteTagged, findTag, insertTag, insertTagged, switchTag } from '../queries/tags.ts'

/** Adds a tag to the desk's list. */
export const addTag = (ctx: StaffContext, name: string): Promise<number | Refused<'full' | 'tag-there'>> =>
  ctx.transact(async (inside) => {
    const { db, staff } = inside
    if ((await countTagsOn(db, staff.hospitalId)) >= MOST_TAGS) return new Refused('full')
    const id = await insertTag(db, staff.hospitalId, name)
    if (id === undefined) return new Refused('tag-there')
    await recordAct(inside, { act: 'patient.tag-add', kind: 'patient-tag', id, after: { tagName: name } })
    return id
  })

/** Switches a tag of the desk on or off. */
export const turnTag = (
  ctx: StaffContext,
  id: number,
  isOn: boolean,
): Promise<Refused<'full' | 'not-found'> | undefined> =>
  ctx.transact(async (inside) => {
    const { db, staff } = inside
    const tag = await findTag(db, staff.hospitalId, id)
    if (!tag) return new Refused('not-found')
    if (isOn && !tag.isOn && (await countTagsOn(db, staff.hospitalId)) >= MOST_TAGS) return new Refused('full')
    if (!(await switchTag(db, id, isOn))) return undefined
    const act = isOn ? 'patient.tag-on' : 'patient.tag-off'
    await recordAct(inside, { act, kind: 'patient-tag', id, after: { tagName: tag.name } })
    return undefined
  })

/** Gives somebody a tag, or takes it off. */
export const tagPerson = (
  ctx: StaffContext,
  { memberId, tagId, isOn }: { memberId: number; tagId: number; isOn: boolean },
): Promise<Refused<'not-found' | 'tag-off'> | undefined> =>
  ctx.transact(async (inside) => {
    const { db, now, staff } = inside
    const tag = await findTag(db, staff.hospitalId, tagId)
    if (!tag) return new Refused('not-found')
    if (isOn && !tag.isOn) return new Refused('tag-off')
    const isDone = isOn
      ? await insertTagged(db, { tagId, memberId, taggedAt: now })
      : await deleteTagged(db, tagId, memberId)
    if (!isDone) return undefined
    const act = isOn ? 'patient.tag' : 'patient.untag'
    await recordAct(inside, { act, kind: 'person', id: memberId, after: { tagName: tag.name } })
    return undefined
  })
