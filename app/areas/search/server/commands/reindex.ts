import { listSearchable as listArticles } from '#app/areas/content/articles/server/public.ts'
import { listSearchable as listSubjects } from '#app/areas/content/subjects/server/public.ts'
import { listSearchable as listDepartments } from '#app/areas/guahao/departments/server/public.ts'
import { listSearchable as listDoctors } from '#app/areas/guahao/doctors/server/public.ts'
import { listSearchable as listHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import { listSearchable as listIllnesses } from '#app/areas/guahao/illnesses/server/public.ts'
import { listCities } from '#app/areas/location/server/public.ts'
import { listSearchable as listGoods } from '#app/areas/mall/goods/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { isKnown } from '#kit/geo/distance.ts'
import { mercator } from '#kit/geo/mercator.ts'
import { bigrams } from '#kit/words/bigrams.ts'
import { pinyinOf } from '#kit/words/server/initials.ts'
import type { Kind } from '../../rules.ts'
import { foldedName, nameLexemes } from '../queries/lexemes.ts'
import {
  analyzeEntries,
  deleteEntries,
  deleteOthers,
  hasEntries,
  type NewEntry,
  upsertEntries,
  withoutEntryIndexes,
} from '../queries/write.ts'

/** Something that can be found, as the room that owns it tells it. */
interface Searchable {
  id: number
  title: string
  /** What else it is called. */
  aliases: readonly string[]
  /** What else it is found by. */
  text: string
  /** Missing: it stands in no city. */
  cityId?: number
  level?: number
  lat?: number
  lng?: number
  priceFen?: number
  weight: number
}

type Source = (db: Db, which: { afterId: number; limit: number } | { ids: readonly number[] }) => Promise<Searchable[]>

/** Who tells what can be found. A later room adds its kind here. */
const sources: Partial<Record<Kind, Source>> = {
  unit: listHospitals,
  department: listDepartments,
  illness: listIllnesses,
  doctor: listDoctors,
  goods: listGoods,
  article: listArticles,
  subject: listSubjects,
}

/** The kinds that a room tells. */
export const indexedKinds = Object.keys(sources) as Kind[]

/** Small, so that the lexemes of a batch are garbage before they were moved: 2,000 entries at once take a sixth longer. */
const BATCH = 300

/** Brings the index of these kinds up to date, all of it; entries that differ are written, the others left alone. */
export const reindex = async (db: Db, kinds: readonly Kind[] = indexedKinds): Promise<void> => {
  const cityNames = await readCityNames(db)
  for (const kind of kinds) {
    const write = (await hasEntries(db, kind)) ? replaceBatch : writeBatch
    let batch = await readBatch(db, kind, 0, cityNames)
    // While the database writes a batch, the next one is read and cut into lexemes.
    while (!batch.isLast) [batch] = await Promise.all([readBatch(db, kind, batch.toId, cityNames), write(db, batch)])
    await write(db, batch)
  }
  await analyzeEntries(db)
}

interface Batch {
  kind: Kind
  afterId: number
  toId: number
  isLast: boolean
  entries: readonly NewEntry[]
}

const readBatch = async (
  db: Db,
  kind: Kind,
  afterId: number,
  cityNames: ReadonlyMap<number, string>,
): Promise<Batch> => {
  const told = (await sources[kind]?.(db, { afterId, limit: BATCH })) ?? []
  const entries = await entriesOf(kind, told, cityNames)
  return { kind, afterId, toId: told.at(-1)?.id ?? afterId, isLast: told.length < BATCH, entries }
}

const writeBatch = (db: Db, { kind, entries }: Batch) => upsertEntries(db, kind, entries)

/** Between its ids a batch is all there is, and after the last one nothing. */
const replaceBatch = async (db: Db, batch: Batch): Promise<void> => {
  const { kind, afterId, toId, isLast, entries } = batch
  const ids = entries.map(({ targetId }) => targetId)
  await writeBatch(db, batch)
  await deleteOthers(db, kind, isLast ? { afterId } : { afterId, toId }, ids)
}

/** The same for a new world: quick, but nobody can search meanwhile. */
export const fill = (db: Db): Promise<void> => withoutEntryIndexes(db, () => reindex(db))

/** The same for some of a kind: those that can no longer be found are taken out. */
export const reindexSome = async (db: Db, kind: Kind, ids: readonly number[]): Promise<void> => {
  const cityNames = await readCityNames(db)
  for (let at = 0; at < ids.length; at += BATCH) {
    const asked = ids.slice(at, at + BATCH)
    const batch = (await sources[kind]?.(db, { ids: asked })) ?? []
    const there = new Set(batch.map(({ id }) => id))
    await upsertEntries(db, kind, await entriesOf(kind, batch, cityNames))
    await deleteEntries(
      db,
      kind,
      asked.filter((id) => !there.has(id)),
    )
  }
}

const readCityNames = async (db: Db): Promise<ReadonlyMap<number, string>> =>
  new Map((await listCities(db)).map(({ id, name }) => [id, name]))

const entriesOf = async (
  kind: Kind,
  batch: readonly Searchable[],
  cityNames: ReadonlyMap<number, string>,
): Promise<NewEntry[]> => {
  const names = batch.map(({ title, aliases }) => [title, ...aliases])
  const pinyin = await pinyinOf(names.flat(), { people: kind === 'doctor' })
  let next = 0
  return batch.map((one, at) => {
    const own = names[at] as string[]
    const cityId = one.cityId ?? 0
    const called = nameLexemes({ kind, cityId, names: own, pinyin: pinyin.slice(next, next + own.length) })
    next += own.length
    return {
      targetId: one.id,
      title: one.title,
      folded: foldedName(one.title),
      nameLexemes: [...called.own, ...called.shared],
      lexemes: [...called.shared, ...bigrams(`${cityNames.get(cityId) ?? ''} ${one.text}`)],
      cityId,
      level: one.level ?? null,
      priceFen: one.priceFen ?? null,
      spot: spotOf(one),
      weight: one.weight,
    }
  })
}

const spotOf = ({ lat = 0, lng = 0 }: Searchable) => (isKnown({ lat, lng }) ? mercator({ lat, lng }) : null)
