import { recordAct } from '#app/areas/access/staff/server/public.ts'
import {
  countResidents,
  deleteUnusedTeam,
  insertNewTeam,
  listCommunities,
  listFreeDoctors,
  listTeamMeals,
  lockTeam,
  type MealDraft,
  pathOf,
  putColleagues,
  putMeals,
  updateTeam,
} from '#app/areas/family-doctor/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskFamilyTeamAdd } from '../contract.ts'

type Added = ParsedInput<typeof deskFamilyTeamAdd>
/** A team as a desk wrote it. */
export type TeamWritten = Omit<Added, 'doctor_id'>
type Team = NonNullable<Awaited<ReturnType<typeof lockTeam>>>
type Fault = Refused<'community' | 'same-name' | 'meal'>

type Place = Pick<Team, 'areaId' | 'areaName' | 'areaPath' | 'cityId'>

interface Draft {
  row: Place & Pick<Team, 'name' | 'introduction' | 'address' | 'phone' | 'capacity'>
  meals: MealDraft[]
}

/** The community that a team looks after. Where it has always been it may stay, also when divisions are drawn anew. */
const placeOf = async ({ db, staff }: StaffContext, areaId: number, before?: Team): Promise<Place | undefined> => {
  const cityId = (await findHospital(db, staff.hospitalId))?.cityId ?? 0
  const area = (await listCommunities(db, cityId)).flatMap(({ list }) => list).find(({ id }) => id === areaId)
  if (area) return { areaId, areaName: area.name, areaPath: await pathOf(db, areaId), cityId }
  return before?.areaId === areaId ? before : undefined
}

/** What was written, ready to be kept; or why not. `before` is the team that is written over. */
const draftOf = async (ctx: StaffContext, written: TeamWritten, before?: Team): Promise<Draft | Fault> => {
  const place = await placeOf(ctx, written.area_id, before)
  if (!place) return new Refused('community')
  const names = [written.base, ...written.meals].map(({ name }) => name)
  if (new Set(names).size < names.length) return new Refused('same-name')
  const meals = before ? (await listTeamMeals(ctx.db, { doctorId: before.doctorId })).map(({ meal }) => meal) : []
  const sold = new Set(meals.filter(({ isBase }) => !isBase).map(({ id }) => id))
  if (written.meals.some(({ meal_id }) => meal_id !== undefined && !sold.has(meal_id))) return new Refused('meal')
  return {
    row: {
      name: written.team_name,
      introduction: written.introduction ?? '',
      address: written.address ?? '',
      phone: written.phone ?? '',
      capacity: written.capacity,
      areaId: place.areaId,
      areaName: place.areaName,
      areaPath: place.areaPath,
      cityId: place.cityId,
    },
    meals: [
      {
        ...asMeal(written.base),
        mealId: meals.find(({ isBase }) => isBase)?.id ?? null,
        priceFen: 0,
        isBase: true,
      },
      ...written.meals.map((meal) => ({
        ...asMeal(meal),
        mealId: meal.meal_id ?? null,
        priceFen: meal.price,
        isBase: false,
      })),
    ],
  }
}

const asMeal = ({ name, content, promises }: TeamWritten['base']) => ({ name, content: content ?? '', promises })

const factsOf = ({ row, meals }: Draft) => ({
  name: row.name,
  community: row.areaName,
  capacity: row.capacity,
  mealCount: meals.length,
})

/** Makes a team around a doctor of the hospital; its number, or why not. */
export const addTeam = async (
  ctx: StaffContext,
  { doctor_id, ...written }: Added,
): Promise<number | Fault | Refused<'doctor'>> => {
  const draft = await draftOf(ctx, written)
  if (draft instanceof Refused) return draft
  return ctx.transact(async (inside) => {
    const { db, staff } = inside
    const leader = (await listFreeDoctors(db, staff.hospitalId)).find(({ id }) => id === doctor_id)
    if (!leader) return new Refused('doctor')
    const { row, meals } = draft
    const id = await insertNewTeam(db, { ...row, doctorId: leader.id, hospitalId: staff.hospitalId })
    if (id === undefined) return new Refused('doctor')
    await putColleagues(db, id, written.colleagues)
    await putMeals(db, id, meals)
    const after = { ...factsOf(draft), leader: leader.name }
    await recordAct(inside, { act: 'family-team.add', kind: 'family-team', id, after })
    return id
  })
}

/** Writes a team over what it was; why not, where it cannot be. */
export const changeTeam = async (
  ctx: StaffContext,
  before: Team,
  written: TeamWritten,
): Promise<Fault | Refused<'too-few'> | undefined> => {
  const draft = await draftOf(ctx, written, before)
  if (draft instanceof Refused) return draft
  return ctx.transact(async (inside) => {
    const { db } = inside
    // Nobody is taken in while the capacity is looked at.
    await lockTeam(db, { id: before.id })
    const count = await countResidents(db, before.id)
    if (draft.row.capacity < count) return new Refused('too-few', { count })
    await updateTeam(db, before.id, draft.row)
    await putColleagues(db, before.id, written.colleagues)
    await putMeals(db, before.id, draft.meals)
    const was = { name: before.name, community: before.areaName, capacity: before.capacity }
    const act = { act: 'family-team.change', kind: 'family-team', id: before.id } as const
    await recordAct(inside, { ...act, before: was, after: factsOf(draft) })
    return undefined
  })
}

/** Takes away a team to which nobody has ever applied; false where somebody has. */
export const removeTeam = (ctx: StaffContext, { id, name }: Team): Promise<boolean> =>
  ctx.transact(async (inside) => {
    if (!(await deleteUnusedTeam(inside.db, id))) return false
    await recordAct(inside, { act: 'family-team.remove', kind: 'family-team', id, before: { name } })
    return true
  })
