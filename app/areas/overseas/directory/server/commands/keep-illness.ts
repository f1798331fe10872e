import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { findIllnessesNamed } from '#app/areas/guahao/illnesses/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskAbroadIllSave } from '../../desk/contract.ts'
import { promiseIn, wordsIn } from '../../rules.ts'
import { deleteIllness, putIllness } from '../queries/illnesses.ts'
import { findCategory } from '../queries/manage.ts'

/** Says of an illness when it is worth the way, and what there is for it; what it says promises nothing. */
export const saveIllness = (
  ctx: StaffContext,
  { ill_name, category_id, worth, treatments }: ParsedInput<typeof deskAbroadIllSave>,
): Promise<number | Refused<'kind' | 'illness' | 'promise'>> =>
  ctx.transact(async (inside): Promise<number | Refused<'kind' | 'illness' | 'promise'>> => {
    const { db } = inside
    const word = promiseIn(`${worth} ${treatments ?? ''}`)
    if (word) return new Refused('promise', { word })
    const illnessId = (await findIllnessesNamed(db, [ill_name])).get(ill_name)
    if (illnessId === undefined) return new Refused('illness', { name: ill_name })
    if (!(await findCategory(db, category_id))) return new Refused('kind')
    const row = { illnessId, categoryId: category_id, worth, treatments: wordsIn(treatments), isDemo: false }
    await putIllness(db, row)
    const after = { abroadName: ill_name }
    await recordAct(inside, { act: 'abroad.save', kind: 'abroad-illness', id: illnessId, after })
    return illnessId
  })

/** Says nothing of an illness any more. */
export const removeIllness = (ctx: StaffContext, id: number): Promise<boolean> =>
  ctx.transact(async (inside) => {
    if (!(await deleteIllness(inside.db, id))) return false
    await recordAct(inside, { act: 'abroad.illness-remove', kind: 'abroad-illness', id })
    return true
  })
