import { hospitalDeeds, MOST_DAYS } from '#app/areas/access/blocks/rules.ts'
import { block, findBlock, lift } from '#app/areas/access/blocks/server/public.ts'
import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { asPerson, describe, personOf } from '#app/areas/desk/counter/server/public.ts'
import { dayOf, daysBetween } from '#kit/time/day.ts'
import { Refused } from '#kit/wire/refused.ts'
import * as contract from '../contract.ts'
import { askToGive, takeGiftBack } from './commands/give.ts'
import { removeNote, writeNote } from './commands/notes.ts'
import { showPatient } from './commands/show.ts'
import { addTag, tagPerson, turnTag } from './commands/tags.ts'
import { mayLift } from './present.ts'
import { findGift } from './queries/gifts.ts'
import { listPatients, listTagsOf } from './queries/list.ts'
import { listTags } from './queries/tags.ts'

export const handlers = permitted(contract, {
  async deskPatients({ list, tag, page, page_size: size }, ctx) {
    const { db, now, staff } = ctx
    const whose = { hospitalId: staff.hospitalId, departmentIds: staff.departmentIds, isPlatform: servesPlatform(ctx) }
    const found = await listPatients(db, { ...whose, list, tag: tag || undefined, now }, { page, size })
    const ids = found.rows.map(({ memberId }) => memberId)
    const people = new Map((await describe(ctx, ids)).map((person) => [person.id, person]))
    const tags = Map.groupBy(await listTagsOf(db, staff.hospitalId, ids), ({ memberId }) => memberId)
    const rows = found.rows.flatMap(({ memberId, noteNum, isBlocked, isAsked, changedAt }) => {
      const person = people.get(memberId)
      const flags = { note_num: noteNum, is_blocked: isBlocked, is_asked: isAsked, change_time: changedAt }
      const names = (tags.get(memberId) ?? []).map(({ name }) => name)
      return person ? [{ ...asPerson(person, ctx), tags: names, ...flags }] : []
    })
    return { list: rows, page: found.page, total_page_num: found.totalPages }
  },

  async deskPatient({ person: handle }, ctx) {
    const person = await personOf(ctx, handle)
    return person ? showPatient(ctx, person) : ctx.refuse('not-found')
  },

  async deskPatientNoteAdd({ person: handle, content }, ctx) {
    const person = await personOf(ctx, handle)
    return person ? { note_id: await writeNote(ctx, person.id, content) } : ctx.refuse('not-found')
  },

  deskPatientNoteRemove: async ({ note_id }, ctx) => (await removeNote(ctx, note_id)) ?? {},

  async deskPatientTag({ person: handle, tag_id: tagId, is_on }, ctx) {
    const person = await personOf(ctx, handle)
    if (!person) return ctx.refuse('not-found')
    return (await tagPerson(ctx, { memberId: person.id, tagId, isOn: is_on === 1 })) ?? {}
  },

  async deskPatientTags(_, { db, staff }) {
    const list = (await listTags(db, staff.hospitalId)).map(({ tag, patientNum }) => ({
      tag_id: tag.id,
      tag_name: tag.name,
      is_on: tag.isOn,
      patient_num: patientNum,
    }))
    return { list }
  },

  async deskPatientTagAdd({ tag_name }, ctx) {
    const added = await addTag(ctx, tag_name)
    return added instanceof Refused ? added : { tag_id: added }
  },

  deskPatientTagSwitch: async ({ tag_id, is_on }, ctx) => (await turnTag(ctx, tag_id, is_on === 1)) ?? {},

  async deskPatientBlock({ person: handle, deeds, is_everywhere, reason, from: asked, until }, ctx) {
    const person = await personOf(ctx, handle)
    if (!person) return ctx.refuse('not-found')
    const isEverywhere = is_everywhere === 1
    const isOwn = !isEverywhere && deeds.every((deed) => hospitalDeeds.includes(deed))
    if (!isOwn && !(isEverywhere && servesPlatform(ctx))) return ctx.refuse('not-platform')
    const today = dayOf(ctx.now)
    const from = asked ?? today
    if (from < today || until < from || daysBetween(from, until) >= MOST_DAYS) return ctx.refuse('span')
    const whose = { patientId: person.patientId, memberId: person.id }
    const place = { hospitalId: isEverywhere ? null : ctx.staff.hospitalId }
    const made = await block(ctx, { ...whose, ...place, deeds: [...new Set(deeds)], reason, from, until })
    return made instanceof Refused ? made : { block_id: made.id }
  },

  async deskPatientUnblock({ block_id, reason }, ctx) {
    const found = await findBlock(ctx.db, block_id)
    if (!found || !mayLift(servesPlatform(ctx), ctx.staff.hospitalId, found)) return ctx.refuse('not-found')
    return (await lift(ctx, block_id, reason)) ?? {}
  },

  async deskPatientGive({ person: handle, kind, amount, coupon_id: couponId, reason }, ctx) {
    const person = await personOf(ctx, handle)
    if (!person) return ctx.refuse('not-found')
    const asked = await askToGive(ctx, person, { kind, amount, couponId, reason })
    return asked instanceof Refused ? asked : { gift_id: asked }
  },

  async deskPatientGiftBack({ gift_id, reason }, ctx) {
    const found = await findGift(ctx.db, gift_id)
    if (found?.gift.hospitalId !== ctx.staff.hospitalId) return ctx.refuse('not-found')
    return (await takeGiftBack(ctx, found, reason)) ?? {}
  },
})
