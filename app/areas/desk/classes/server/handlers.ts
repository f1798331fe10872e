import { permitted, recordAct } from '#app/areas/access/staff/server/public.ts'
import { clockText } from '#app/areas/audio-class/rules/player.ts'
import { categories, publishFault } from '#app/areas/audio-class/rules.ts'
import {
  findKeptClass,
  listClassSections,
  listKeptClasses,
  listSpeakers,
  lockKeptClass,
  moveClass,
  setClassBanner,
  setClassEssence,
} from '#app/areas/audio-class/server/public.ts'
import { receiveLesson } from '#app/areas/files/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { formatTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import * as contract from '../contract.ts'
import { add, change, couponsOfHospital } from './handlers/write.ts'
import { asDraft, asRow } from './present.ts'

const find = (ctx: StaffContext, id: number) => findKeptClass(ctx.db, ctx.staff.hospitalId, id)

/** Puts a class on the shelf or takes it off, and writes it down. */
const move = async (ctx: StaffContext, id: number, isOn: boolean) => {
  if (await moveClass(ctx.db, id, isOn ? 'on' : 'off', ctx.now))
    await recordAct(ctx, { act: isOn ? 'class.on' : 'class.off', kind: 'class', id })
}

/** Publishes a class or takes it off the shelf; words where it is not fit to be published. */
const shelve = (ctx: StaffContext, id: number, isOn: boolean): Promise<string | undefined> =>
  ctx.transact(async (inside) => {
    const row = await lockKeptClass(inside.db, inside.staff.hospitalId, id)
    const fault = row && isOn ? publishFault(row, await listClassSections(inside.db, id)) : undefined
    if (!fault) await move(inside, id, isOn)
    return fault
  })

export const handlers = permitted(contract, {
  async deskClasses({ list, page, page_size: size }, ctx) {
    return paged(await listKeptClasses(ctx.db, ctx.staff.hospitalId, list, { page, size }), asRow(ctx.now))
  },

  async deskClassChoices(_, ctx) {
    return {
      doctors: await listSpeakers(ctx.db, ctx.staff.hospitalId),
      categories: Object.entries(categories).map(([id, name]) => ({ id: Number(id), name })),
      coupons: (await couponsOfHospital(ctx)).map(({ id, title }) => ({ id, name: title })),
    }
  },

  async deskClassSheet({ class_id: id }, ctx) {
    const row = await find(ctx, id)
    return row ? asDraft(ctx, row, await listClassSections(ctx.db, id)) : ctx.refuse('not-found')
  },

  async deskClassAdd(input, ctx) {
    const done = await add(ctx, input)
    if (typeof done === 'number') return { class_id: done }
    return done
  },

  async deskClassChange({ class_id: id, version: _, ...written }, ctx) {
    return (await change(ctx, id, written)) ?? { class_id: id }
  },

  async deskClassSwitch({ class_id: id, is_on }, ctx) {
    if (!(await find(ctx, id))) return ctx.refuse('not-found')
    const fault = await shelve(ctx, id, is_on === 1)
    if (fault) return ctx.refuse('fault', { fault })
    return { class_id: id, state: (await find(ctx, id))?.state ?? 'draft' }
  },

  async deskClassEssence({ class_id: id, is_essence }, ctx) {
    if (!(await find(ctx, id))) return ctx.refuse('not-found')
    await ctx.transact(async (inside) => {
      await setClassEssence(inside.db, id, is_essence === 1)
      await recordAct(inside, { act: 'class.essence', kind: 'class', id, after: { isOn: is_essence === 1 } })
    })
    return { class_id: id, is_essence: is_essence === 1 }
  },

  async deskClassBanner({ class_id: id, words, days }, ctx) {
    const row = await find(ctx, id)
    if (!row) return ctx.refuse('not-found')
    if (days > 0 && row.state !== 'on') return ctx.refuse('not-on')
    const bannerUntil = days > 0 ? later(ctx.now, { days }) : null
    await ctx.transact(async (inside) => {
      await setClassBanner(inside.db, id, { bannerWords: words ?? '', bannerUntil })
      const after = { bannerUntil: bannerUntil && formatTime(bannerUntil) }
      await recordAct(inside, { act: 'class.banner', kind: 'class', id, after })
    })
    return { class_id: id, banner_until: bannerUntil }
  },

  async deskClassAudio(_, ctx) {
    const kept = await receiveLesson(ctx)
    return typeof kept === 'string' ? ctx.refuse(kept) : { url: kept.url, duration: clockText(kept.seconds) }
  },
})
