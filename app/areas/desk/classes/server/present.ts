import { clockText } from '#app/areas/audio-class/rules/player.ts'
import { type ClassState, categories, classStates } from '#app/areas/audio-class/rules.ts'
import {
  type ClassRow,
  coverOfClass,
  type listKeptClasses,
  type SectionRow,
} from '#app/areas/audio-class/server/public.ts'
import { lendAddress } from '#app/areas/files/server/public.ts'
import type { StaffContext } from '#app/context.ts'

type Kept = Awaited<ReturnType<typeof listKeptClasses>>['rows'][number]

/** A class as the desk's list shows it; a banner that is over is none. */
export const asRow =
  (now: Date) =>
  ({ class: row, doctorName }: Kept) => ({
    class_id: row.id,
    title: row.title,
    cover: coverOfClass(row),
    doctor_name: doctorName,
    category_name: categories[row.categoryId] ?? '',
    price: row.priceFen,
    section_num: row.sectionCount,
    free_num: row.freeCount,
    play_num: row.playCount,
    state: row.state,
    state_desc: classStates[row.state satisfies ClassState],
    is_essence: row.isEssence,
    banner_until: row.bannerUntil !== null && row.bannerUntil > now ? row.bannerUntil : null,
  })

/** A class with everything that can be changed about it. */
export const asDraft = (ctx: StaffContext, row: ClassRow, sections: readonly SectionRow[]) => ({
  class_id: row.id,
  state: row.state,
  doctor_id: row.doctorId,
  category_id: row.categoryId,
  title: row.title,
  summary: row.summary,
  intro: row.intro,
  price: row.priceFen,
  share_goal: row.shareGoal,
  coupon_id: row.couponId,
  sections: sections.map((section) => ({
    section_id: section.id,
    title: section.title,
    desc: section.words,
    is_free: section.isFree,
    duration: clockText(section.seconds),
    audio: section.address,
    listen_url: lendAddress(ctx, section.address),
  })),
})
