import { recordAct } from '#app/areas/access/staff/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { Refused } from '#kit/wire/refused.ts'
import { mayRemoveNote } from '../../rules.ts'
import { NOTE } from '../present.ts'
import { deleteNote, findNote, insertNote } from '../queries/notes.ts'

/** Writes a note of somebody for this hospital's staff. */
export const writeNote = (ctx: StaffContext, memberId: number, content: string): Promise<number> =>
  ctx.transact(async (inside) => {
    const { db, now, staff, config } = inside
    const id = await insertNote(db, {
      hospitalId: staff.hospitalId,
      memberId,
      contentSealed: sealOf(config).seal(content, NOTE),
      writtenBy: staff.staffId,
      writtenByName: staff.name,
      writtenAt: now,
    })
    await recordAct(inside, { act: 'patient.note', kind: 'person', id: memberId })
    return id
  })

/** Takes a note away; another's only where one keeps the tags. */
export const removeNote = (ctx: StaffContext, id: number): Promise<Refused<'not-found' | 'not-own'> | undefined> =>
  ctx.transact(async (inside) => {
    const { db, staff } = inside
    const note = await findNote(db, staff.hospitalId, id)
    if (!note) return new Refused('not-found')
    if (!mayRemoveNote(staff, note)) return new Refused('not-own')
    await deleteNote(db, id)
    await recordAct(inside, { act: 'patient.note-remove', kind: 'patient-note', id })
    return undefined
  })
