import { findArea } from '#app/areas/location/server/public.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { Handlers } from '#server/here.ts'
import type * as contract from '../contract.ts'
import { nations } from '../rules/nations.ts'
import { MOST_MEMBERS } from '../rules.ts'
import { certify } from './handlers/certify.ts'
import { leave } from './handlers/leave.ts'
import { save } from './handlers/save.ts'
import { asMember, asWholeMember } from './present.ts'
import * as queries from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async memberListApi({ page, page_size: size }, here) {
    return paged(await queries.listMembers(here.db, here.patient, { page, size }), (row) => asMember(row, here))
  },

  async memberInfoApi({ member_id }, here) {
    const member = await queries.findMember(here.db, here.patient, member_id)
    if (!member) return here.refuse('not-found')
    const area = member.areaId === null ? undefined : await findArea(here.db, member.areaId)
    return asWholeMember(member, here, area?.name ?? '')
  },

  async saveMember(ask, here) {
    const said = await here.transact((inside) => save(inside, ask))
    return typeof said === 'string' ? here.refuse(said, { most: MOST_MEMBERS }) : { member_id: said.id }
  },

  async delmember({ member_id }, here) {
    const said = await leave(here, member_id)
    if (said === 'not-found') return here.refuse(said)
    return said === undefined ? {} : here.refuse('needed', { why: said.objection })
  },

  async certification(ask, here) {
    const said = await here.transact((inside) => certify(inside, ask))
    return said ? here.refuse(said) : { member_id: ask.member_id, is_certified: true }
  },

  nationList: () => ({ list: [...nations] }),
}
