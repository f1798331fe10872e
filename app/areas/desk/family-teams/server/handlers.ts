import { permitted } from '#app/areas/access/staff/server/public.ts'
import {
  listCommunities,
  listFreeDoctors,
  listTeamColleagues,
  listTeamMeals,
  listTeamPromises,
  listTeamsAt,
} from '#app/areas/family-doctor/server/public.ts'
import { findHospital } from '#app/areas/guahao/hospitals/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { addTeam, changeTeam, removeTeam } from './commands.ts'
import { asRow, asSheet } from './present.ts'

export const handlers = permitted(contract, {
  async deskFamilyTeams(_, { db, staff }) {
    return { list: (await listTeamsAt(db, staff.hospitalId)).map(asRow) }
  },

  async deskFamilyTeamChoices(_, { db, staff }) {
    const hospital = await findHospital(db, staff.hospitalId)
    const districts = hospital ? await listCommunities(db, hospital.cityId) : []
    return {
      doctors: await listFreeDoctors(db, staff.hospitalId),
      districts: districts.map(({ name, list }) => ({
        district_name: name,
        list: list.map((area) => ({ id: area.id, name: area.name })),
      })),
    }
  },

  async deskFamilyTeamSheet({ team_id }, ctx) {
    const row = await find(ctx, team_id)
    if (!row) return ctx.refuse('not-found')
    const meals = await listTeamMeals(ctx.db, { doctorId: row.team.doctorId })
    const ids = meals.map(({ meal }) => meal.id)
    return asSheet(row, {
      meals: meals.map(({ meal }) => meal),
      colleagues: await listTeamColleagues(ctx.db, [team_id]),
      promises: await listTeamPromises(ctx.db, ids),
    })
  },

  async deskFamilyTeamAdd(written, ctx) {
    const made = await addTeam(ctx, written)
    return made instanceof Refused ? made : { team_id: made }
  },

  async deskFamilyTeamChange({ team_id, version: _, ...written }, ctx) {
    const row = await find(ctx, team_id)
    if (!row) return ctx.refuse('not-found')
    return (await changeTeam(ctx, row.team, written)) ?? { team_id }
  },

  async deskFamilyTeamRemove({ team_id }, ctx) {
    const row = await find(ctx, team_id)
    if (!row) return ctx.refuse('not-found')
    return (await removeTeam(ctx, row.team)) ? { team_id } : ctx.refuse('has-residents')
  },
})

const find = async ({ db, staff }: StaffContext, id: number) =>
  (await listTeamsAt(db, staff.hospitalId)).find(({ team }) => team.id === id)
