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
import { permitted, tellAct } from '#app/areas/desk/staff/server/public.ts'
import { receiveLesson } from '#app/areas/files/server/public.ts'
import { formatTime } from '#kit/time/day.ts'
import { later } from '#kit/time/span.ts'
import { paged } from '#kit/wire/server/paged.ts'
import type { StaffHere } from '#server/here.ts'
import * as contract from '../contract.ts'
import { add, change, couponsHere } from './handlers/write.ts'
import { asRow, asSheet } from './present.ts'

const find = (here: StaffHere, id: number) => findKeptClass(here.db, here.staff.hospitalId, id)

/** Puts a class on the shelf or takes it off, and writes it down. */
const move = async (here: StaffHere, id: number, isOn: boolean) => {
  if (await moveClass(here.db, id, isOn ? 'on' : 'off', here.now))
    await tellAct(here, { act: isOn ? 'class.on' : 'class.off', kind: 'class', id })
}

/** Publishes a class or takes it off the shelf; words where it is not fit to be published. */
const shelve = (here: StaffHere, id: number, isOn: boolean): Promise<string | undefined> =>
  here.transact(async (inside) => {
    const row = await lockKeptClass(inside.db, inside.staff.hospitalId, id)
    const fault = row && isOn ? publishFault(row, await listClassSections(inside.db, id)) : undefined
    if (!fault) await move(inside, id, isOn)
    return fault
  })

export const handlers = permitted(contract, {
  async deskClasses({ list, page, page_size: size }, here) {
    return paged(await listKeptClasses(here.db, here.staff.hospitalId, list, { page, size }), asRow(here.now))
  },

  async deskClassChoices(_, here) {
    return {
      doctors: await listSpeakers(here.db, here.staff.hospitalId),
      categories: Object.entries(categories).map(([id, name]) => ({ id: Number(id), name })),
      coupons: (await couponsHere(here)).map(({ id, title }) => ({ id, name: title })),
    }
  },

  async deskClassSheet({ class_id: id }, here) {
    const row = await find(here, id)
    return row ? asSheet(here, row, await listClassSections(here.db, id)) : here.refuse('not-found')
  },

  async deskClassAdd(ask, here) {
    const done = await add(here, ask)
    if (typeof done === 'number') return { class_id: done }
    const { refused, fault = '' } = done
    return here.refuse(refused === 'changed' || refused === 'not-found' ? 'fault' : refused, { fault })
  },

  async deskClassChange({ class_id: id, version, ...ask }, here) {
    const done = await change(here, { id, version }, ask)
    if (typeof done === 'number') return { class_id: id, version: done }
    return here.refuse(done.refused, { fault: done.fault ?? '' })
  },

  async deskClassSwitch({ class_id: id, is_on }, here) {
    if (!(await find(here, id))) return here.refuse('not-found')
    const fault = await shelve(here, id, is_on === 1)
    if (fault) return here.refuse('fault', { fault })
    return { class_id: id, state: (await find(here, id))?.state ?? 'draft' }
  },

  async deskClassEssence({ class_id: id, is_essence }, here) {
    if (!(await find(here, id))) return here.refuse('not-found')
    await here.transact(async (inside) => {
      await setClassEssence(inside.db, id, is_essence === 1)
      await tellAct(inside, { act: 'class.essence', kind: 'class', id, after: { isOn: is_essence === 1 } })
    })
    return { class_id: id, is_essence: is_essence === 1 }
  },

  async deskClassBanner({ class_id: id, words, days }, here) {
    const row = await find(here, id)
    if (!row) return here.refuse('not-found')
    if (days > 0 && row.state !== 'on') return here.refuse('not-on')
    const bannerUntil = days > 0 ? later(here.now, { days }) : null
    await here.transact(async (inside) => {
      await setClassBanner(inside.db, id, { bannerWords: words ?? '', bannerUntil })
      const after = { bannerUntil: bannerUntil && formatTime(bannerUntil) }
      await tellAct(inside, { act: 'class.banner', kind: 'class', id, after })
    })
    return { class_id: id, banner_until: bannerUntil }
  },

  async deskClassAudio(_, here) {
    const kept = await receiveLesson(here)
    return typeof kept === 'string' ? here.refuse(kept) : { url: kept.url, duration: clockText(kept.seconds) }
  },
})
