import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { findAreas, listAreas } from '#app/areas/location/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import { Refused } from '#kit/wire/refused.ts'
import type { addressAdd } from '../../contract.ts'
import { isChain, MOST_ADDRESSES, neededBelow } from '../../rules.ts'
import { sealed } from '../present.ts'
import * as queries from '../queries.ts'

type Ask = ParsedInput<typeof addressAdd>
/** Why an address was not saved. */
type NotSaved = Refused<'not-found' | 'too-many' | NotPlace>
type NotPlace = 'bad-place' | 'place-short'

/** Adds or changes an address; its id, or why not. One patient's requests wait for each other. */
export const saveAddress = async (ctx: PatientContext, input: Ask): Promise<number | NotSaved> => {
  const { db, patient } = ctx
  await lockPatient(db, patient)
  const own = await queries.listAddresses(db, patient)
  const before = input.addressId === undefined ? undefined : own.find(({ id }) => id === input.addressId)
  if (input.addressId !== undefined && !before) return new Refused('not-found')
  if (!before && own.length >= MOST_ADDRESSES) return new Refused('too-many', { most: MOST_ADDRESSES })
  const places = await findPlaces(db, input)
  if (places instanceof Refused) return places
  // What is the default stays it: one chooses another, never none.
  const isDefault = before?.isDefault || own.length === 0 || input.isDefault === 1
  if (isDefault) await queries.clearDefault(db, patient)
  const row = { ...sealWords(ctx, input), ...places, isDefault }
  if (!before) return queries.insertAddress(db, { ...row, patientId: patient, createdAt: ctx.now })
  await queries.updateAddress(db, patient, before.id, row)
  return before.id
}

/** The divisions with their names; or why not: one does not lie in the one before, or one that there is was left out. */
const findPlaces = async (db: Db, { province_id, city, area, street }: Ask) => {
  const ids = [province_id, city, area, street]
  const given = ids.filter((id) => id !== undefined)
  const found = await findAreas(db, given)
  const chain = given.flatMap((id) => found.get(id) ?? [])
  if (chain.length !== given.length || !isChain(chain)) return new Refused<NotPlace>('bad-place')
  if (city === undefined && given.length > 1) return new Refused<NotPlace>('bad-place')
  const left = neededBelow(await listAreas(db, area ?? city ?? province_id))
  if (left) return new Refused<NotPlace>('place-short', { level: left })
  const placeNames = ids.map((id) => (id === undefined ? '' : (found.get(id)?.name ?? '')))
  return {
    provinceId: province_id,
    cityId: city ?? province_id,
    areaId: area ?? null,
    streetId: street ?? null,
    placeNames,
  }
}

const sealWords = ({ config }: PatientContext, { name, mobile, community = '', detail }: Ask) => {
  const { seal } = sealOf(config)
  return {
    nameSealed: seal(name, sealed.name),
    mobileSealed: seal(mobile, sealed.mobile),
    communitySealed: seal(community, sealed.place),
    detailSealed: seal(detail, sealed.place),
  }
}
