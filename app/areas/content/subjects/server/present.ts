import type { Context } from '#app/context.ts'
import { scenePicture } from '#kit/pictures/address.ts'
import {
  counters,
  FIRST_ITEMS,
  isPicked,
  type SubjectContent,
  type SubjectModule,
  stateOf,
  stateWords,
} from '../rules.ts'
import { itemsOf, nameOf } from './commands/items.ts'
import type { SubjectRow } from './queries/keep.ts'

type Asking = Pick<Context, 'db' | 'now'>

/** The picture at the head of a subject: its own, or the one that is drawn. */
const imageOf = (id: number, { picture }: SubjectContent): string => picture || scenePicture('leaf', `subject-${id}`)

/** A subject as lists show it. */
export const asCard = (id: number, content: SubjectContent, opened: number) => ({
  subjectId: id,
  title: content.title,
  summary: content.summary,
  image: imageOf(id, content),
  view_num: opened,
})

const asModule = async (asking: Asking, { id, kind, title, words, picture, ids }: SubjectModule) => {
  const items = isPicked(kind) ? await itemsOf(asking, kind, ids) : []
  return {
    module_id: id,
    fieldNo: id,
    kind,
    title,
    words,
    image: picture,
    size: items.length,
    list: items.slice(0, FIRST_ITEMS),
  }
}

/** All of a subject; a module that has nothing to show is left out, and a table of contents that leads nowhere. */
export const asWhole = async (
  asking: Asking,
  id: number,
  content: SubjectContent,
  counts: ReadonlyMap<number, number>,
) => {
  const all = await Promise.all(content.modules.map((module) => asModule(asking, module)))
  const filled = all.filter(({ kind, size }) => !isPicked(kind) || size > 0)
  const hasTitles = filled.some(({ kind, title }) => kind !== 'anchors' && title !== '')
  return {
    ...asCard(id, content, counts.get(counters.opened) ?? 0),
    share_num: counts.get(counters.shared) ?? 0,
    modules: filled.filter(({ kind }) => kind !== 'anchors' || hasTitles),
  }
}

/** A subject as the desk lists it. */
export const asRow = (row: SubjectRow, opened: number, now: Date) => {
  const state = stateOf(row, now)
  return {
    subject_id: row.id,
    title: row.draft.title,
    state,
    state_desc: stateWords[state],
    begin_time: row.startsAt,
    end_time: row.endsAt,
    city_ids: row.cityIds,
    channel_ids: row.channels,
    view_num: opened,
    /** What is written differs from what everybody reads. */
    is_changed: row.live !== null && JSON.stringify(row.live) !== JSON.stringify(row.draft),
  }
}

/** A module as its editor has it; what nobody may see any more has no name. */
const asDraft = async (asking: Asking, { id, kind, title, words, picture, ids }: SubjectModule, opened: number) => {
  const items = isPicked(kind) ? (await itemsOf(asking, kind, ids)).map(nameOf) : []
  const known = new Map(items.map((item) => [item.id, item.text]))
  return {
    module_id: id,
    kind,
    title,
    words,
    picture,
    items: ids.map((one) => ({ id: one, text: known.get(one) ?? '', is_gone: !known.has(one) })),
    open_num: opened,
  }
}

/** A subject as its editor has it before them. */
export const asManaged = async (asking: Asking, row: SubjectRow, counts: ReadonlyMap<number, number>) => ({
  ...asRow(row, counts.get(counters.opened) ?? 0, asking.now),
  version: row.version,
  summary: row.draft.summary,
  picture: row.draft.picture,
  share_num: counts.get(counters.shared) ?? 0,
  modules: await Promise.all(row.draft.modules.map((one) => asDraft(asking, one, counts.get(one.id) ?? 0))),
})
