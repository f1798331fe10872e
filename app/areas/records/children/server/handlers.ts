import { hashOf, mobileOf } from '#app/areas/access/patients/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { maskPhone } from '#kit/seal/mask.ts'
import { dayOf } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import type * as contract from '../contract.ts'
import { type CarerRelation, type ChildClaim, carerRelations, carerRights } from '../rules.ts'
import { endCarer, inviteCarer, joinCarers } from './commands/carers.ts'
import { beginChild, changeChild } from './commands/child.ts'
import { asBaby } from './present.ts'
import { findChild, listChildren } from './public.ts'
import * as queries from './queries.ts'

interface Said {
  baby_name: string
  sex: number
  birthday: string
  gestation_days?: number | undefined
  guardian_consent?: number | undefined
}

const claimOf = ({ baby_name, sex, birthday, gestation_days, guardian_consent }: Said): ChildClaim => ({
  name: baby_name,
  sex: sex === 1 ? 'female' : 'male',
  birthday,
  gestationDays: gestation_days,
  hasConsent: guardian_consent === 1,
})

export const handlers: Handlers<typeof contract> = {
  async addBabyHr({ member_id: memberId, ...said }, ctx) {
    const id = await beginChild(ctx, { ...claimOf(said), memberId })
    return id instanceof Refused ? id : { id }
  },

  async userBaby({ userId }, ctx) {
    if (userId !== ctx.patient) return ctx.refuse('not-found')
    return { list: (await listChildren(ctx)).map((child) => asBaby(child, ctx)) }
  },

  async child({ child_id }, ctx) {
    const child = await findChild(ctx, child_id)
    return child ? asBaby(child, ctx) : ctx.refuse('not-found')
  },

  async saveChild({ child_id: id, ...said }, ctx) {
    return (await changeChild(ctx, id, claimOf(said))) ?? { id }
  },

  async removeChild({ child_id }, { db, patient, refuse }) {
    return (await queries.deleteChild(db, patient, child_id)) ? {} : refuse('not-found')
  },

  async carers({ child_id }, ctx) {
    const child = await findChild(ctx, child_id)
    if (!child) return ctx.refuse('not-found')
    const rows = await queries.listCarers(ctx.db, child_id)
    const today = dayOf(ctx.now)
    // A carer sees themselves alone: who else is asked in is the owner's matter.
    const shown = rows.filter(({ patientId }) => child.rights === 'own' || patientId === ctx.patient)
    const list = shown.map(async (row) => ({
      id: row.id,
      relation_name: carerRelations[row.relation as CarerRelation],
      mobile: maskPhone((await mobileOf(ctx, row.patientId)) ?? ''),
      rights: row.rights,
      rights_words: carerRights[row.rights],
      until: row.until ?? '',
      is_over: row.until !== null && row.until < today ? 1 : 0,
      is_me: row.patientId === ctx.patient ? 1 : 0,
      add_time: row.addedAt,
    }))
    return { list: await Promise.all(list) }
  },

  async inviteCarer({ child_id: childId, ...asked }, ctx) {
    const made = await inviteCarer(ctx, { childId, ...asked })
    return made instanceof Refused ? made : { token: made.token, expire_time: made.expiresAt }
  },

  async carerInvitation({ token }, { db, now, refuse }) {
    const found = await queries.findInvitation(db, hashOf(token), now)
    if (!found) return refuse('over')
    const { relation, rights, until } = found.invitation
    return {
      relation_name: carerRelations[relation as CarerRelation],
      rights_words: carerRights[rights],
      until: until ?? '',
    }
  },

  async joinCarers({ token }, ctx) {
    const joined = await joinCarers(ctx, token)
    return joined instanceof Refused ? joined : { child_id: joined }
  },

  async endCarer({ child_id, carer_id }, ctx) {
    return (await endCarer(ctx, child_id, carer_id)) ? {} : ctx.refuse('not-found')
  },
}
