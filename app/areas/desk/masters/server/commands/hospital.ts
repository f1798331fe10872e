import { recordAct } from '#app/areas/access/staff/server/public.ts'
import { takeGoodsPictures } from '#app/areas/files/server/public.ts'
import { type HomeBlock, homeBlockWords, kinds, levels, proxyTypes } from '#app/areas/guahao/hospitals/rules.ts'
import {
  findImported,
  type HospitalRow,
  listMediaOf,
  type NewHospital,
  replaceMedia,
  sourceOf,
  writeHospitals,
} from '#app/areas/guahao/hospitals/server/public.ts'
import { nearestCity, readerOfAddresses } from '#app/areas/location/server/public.ts'
import type { StaffContext } from '#app/context.ts'
import { rollbackIf } from '#kit/db/inside.ts'
import { isKnown } from '#kit/geo/distance.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { deskHospitalAdd } from '../../contract.ts'
import { wordsIn } from '../../rules.ts'

/** A hospital as a desk wrote it. */
export type HospitalWritten = Omit<ParsedInput<typeof deskHospitalAdd>, 'code'>
type Draft = Omit<NewHospital, 'sourceKey' | 'isDemo' | 'changedAt'>
type Pictures = Pick<HospitalWritten, 'banners' | 'ambients'>

/** What may be said of a hospital: all that a file says by its columns but the chat group, and who runs its booking. */
const told = new Set([
  'level',
  'kind',
  'phone',
  'open_hours',
  'introduction',
  'traffic',
  'aliases',
  'home_blocks',
  'proxy_type',
])

/** What was written, ready to be stored; or what about it cannot be. */
const draftOf = async (
  { db }: StaffContext,
  input: HospitalWritten,
): Promise<Draft | Refused<'place' | 'position' | 'choice'>> => {
  if (!(input.level in levels && input.class_id in kinds)) return new Refused('choice')
  if ((input.lat === undefined) !== (input.lng === undefined)) return new Refused('position')
  const position = { lat: input.lat ?? 0, lng: input.lng ?? 0 }
  const place = (await readerOfAddresses(db))(input.address) ?? (await cityAt(db, position))
  if (!place) return new Refused('place')
  return {
    name: input.unit_name,
    level: input.level,
    kind: input.class_id,
    proxyType: input.proxy_type ?? null,
    address: input.address,
    ...position,
    ...place,
    ...textsOf(input),
    blocks: [...new Set(input.blocks)],
  }
}

/** What is empty where nothing was written. */
const textsOf = ({
  phone = '',
  open_hours: openHours = '',
  introduction = '',
  traffic = '',
  aliases = '',
}: HospitalWritten) => ({
  phone,
  openHours,
  introduction,
  traffic,
  aliases: wordsIn(aliases),
})

const cityAt = async (db: StaffContext['db'], position: { lat: number; lng: number }) => {
  const city = await nearestCity(db, position)
  return city ? { cityId: city.id, areaId: null } : undefined
}

type Saved = { unit_id: number }
type DraftFault = 'place' | 'position' | 'choice' | 'pictures'

/** Makes a hospital, known again by its code where a file brings it. */
export const addHospital = async (
  ctx: StaffContext,
  code: string | undefined,
  input: HospitalWritten,
): Promise<Saved | Refused<DraftFault | 'taken'>> => {
  const draft = await draftOf(ctx, input)
  if (draft instanceof Refused) return draft
  const sourceCode = code ?? `${draft.name}|${draft.address}`
  if ((await findImported(ctx.db, [sourceCode])).size > 0) return new Refused('taken')
  return store(ctx, input, async (inside) => {
    const row = { ...draft, sourceKey: sourceOf(sourceCode), isDemo: false, changedAt: inside.now }
    const [made] = await writeHospitals(inside.db, [row], told)
    // Somebody made the same a moment ago.
    if (!made?.isNew) return new Refused('taken')
    await recordAct(inside, { act: 'master.hospital-add', kind: 'hospital', id: made.id, after: factsOf(row) })
    return made.id
  })
}

/** Writes a hospital over what it was. */
export const changeHospital = async (
  ctx: StaffContext,
  before: HospitalRow,
  input: HospitalWritten,
): Promise<Saved | Refused<DraftFault>> => {
  const draft = await draftOf(ctx, input)
  if (draft instanceof Refused) return draft
  const { id, sourceKey, isDemo, groupId, groupName } = before
  return store<never>(ctx, input, async (inside) => {
    await writeHospitals(inside.db, [{ ...draft, sourceKey, isDemo, groupId, groupName, changedAt: inside.now }], told)
    const facts = { before: factsOf(before), after: factsOf(draft) }
    await recordAct(inside, { act: 'master.hospital-change', kind: 'hospital', id, ...facts })
    return id
  })
}

/** Its long texts and its pictures are seen on its page. */
const factsOf = ({ level, kind, proxyType, blocks, ...written }: Draft) => ({
  hospitalName: written.name,
  address: written.address,
  coordinates: isKnown(written) ? `${written.lng}, ${written.lat}` : null,
  level: levels[level] ?? level,
  unitKind: kinds[kind] ?? kind,
  proxyType: proxyType == null ? '由本院运行' : (proxyTypes[proxyType] ?? proxyType),
  phone: written.phone ?? '',
  openHours: written.openHours ?? '',
  aliases: (written.aliases ?? []).join('、'),
  blocks: blocks.map((block) => homeBlockWords[block as HomeBlock] ?? block).join('、'),
})

/** Writes it with its pictures, all or nothing, and tells the search. */
const store = <R extends Refused<'taken'> = never>(
  ctx: StaffContext,
  pictures: Pictures,
  write: (inside: StaffContext) => Promise<number | R>,
) => {
  const work = async (inside: StaffContext): Promise<Saved | R | Refused<'pictures'>> => {
    const id = await write(inside)
    if (typeof id !== 'number') return id
    if (!(await writePictures(inside, id, pictures))) return new Refused('pictures')
    await inside.emit('searchable.changed', { kind: 'unit', ids: [id] })
    return { unit_id: id }
  }
  return ctx.transact((inside) => rollbackIf(inside, (done) => done instanceof Refused, work))
}

const writePictures = async ({ db, staff }: StaffContext, id: number, { banners, ambients }: Pictures) => {
  const known = new Set((await listMediaOf(db, id)).map(({ url }) => url))
  const added = [...new Set([...banners, ...ambients])].filter((url) => !known.has(url))
  if (!(await takeGoodsPictures(db, staff.hospitalId, added))) return false
  await replaceMedia(db, id, 'banner', [...new Set(banners)])
  await replaceMedia(db, id, 'ambient', [...new Set(ambients)])
  return true
}
