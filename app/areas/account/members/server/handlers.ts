import { findArea } from '#app/areas/location/server/public.ts'
import type { Handlers } from '#app/context.ts'
import { normaliseIdNumber } from '#kit/check/id-card.ts'
import { maskIdNumber } from '#kit/seal/mask.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type * as contract from '../contract.ts'
import { nations } from '../rules/nations.ts'
import { isSocialNumber, MOST_MEMBERS } from '../rules.ts'
import { certify } from './handlers/certify.ts'
import { leave } from './handlers/leave.ts'
import { save } from './handlers/save.ts'
import { asMember, asWholeMember } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async memberListApi({ page, page_size: size }, ctx) {
    return paged(await queries.listMembers(ctx.db, ctx.patient, { page, size }), (row) => asMember(row, ctx))
  },

  async memberInfoApi({ member_id }, ctx) {
    const member = await queries.findMember(ctx.db, ctx.patient, member_id)
    if (!member) return ctx.refuse('not-found')
    const area = member.areaId === null ? undefined : await findArea(ctx.db, member.areaId)
    return asWholeMember(member, ctx, area?.name ?? '')
  },

  async saveMember(input, ctx) {
    const said = await ctx.transact((inside) => save(inside, input))
    return typeof said === 'string' ? ctx.refuse(said, { most: MOST_MEMBERS }) : { member_id: said.id }
  },

  async editSocial({ member_id, social_no }, { db, patient, config, refuse }) {
    const number = social_no === undefined ? undefined : normaliseIdNumber(social_no)
    if (number !== undefined && !isSocialNumber(number)) return refuse('bad-social')
    const socialSealed = number === undefined ? null : sealOf(config).seal(number, 'social')
    const isSaved = await queries.updateOwnMember(db, patient, member_id, { socialSealed })
    return isSaved ? { member_id, social_no: number === undefined ? '' : maskIdNumber(number) } : refuse('not-found')
  },

  async delmember({ member_id }, ctx) {
    const said = await leave(ctx, member_id)
    if (said === 'not-found') return ctx.refuse(said)
    return said === undefined ? {} : ctx.refuse('needed', { why: said.objection })
  },

  async certification(input, ctx) {
    const said = await ctx.transact((inside) => certify(inside, input))
    return said ? ctx.refuse(said) : { member_id: input.member_id, is_certified: true }
  },

  nationList: () => ({ list: [...nations] }),
}
