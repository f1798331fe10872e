import { lockPatient } from '#app/areas/access/patients/server/public.ts'
import { findAreas, listAreas } from '#app/areas/location/server/public.ts'
import type { PatientContext } from '#app/context.ts'
import type { Db } from '#kit/db/open.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import type { ParsedInput } from '#kit/wire/call.ts'
import type { addressAdd } from '../../contract.ts'
import { isChain, MOST_ADDRESSES } from '../../rules.ts'
import { sealed } from '../present.ts'
import * as queries from '../queries.ts'

type Ask = ParsedInput<typeof addressAdd>

/** Adds or changes an address; its id, or why not. One patient's requests wait for each other. */
export const saveAddress = async (
  ctx: PatientContext,
  input: Ask,
): Promise<number | 'not-found' | 'bad-place' | 'too-many'> => {
  const { db, patient } = ctx
  await lockPatient(db, patient)
  const own = await queries.listAddresses(db, patient)
  const before = input.addressId === undefined ? undefined : own.find(({ id }) => id === input.addressId)
  if (input.addressId !== undefined && !before) return 'not-found'
  if (!before && own.length >= MOST_ADDRESSES) return 'too-many'
  const places = await findPlaces(db, input)
  if (!places) return 'bad-place'
  // What is the default stays it: one chooses another, never none.
  const isDefault = before?.isDefault || own.length === 0 || input.isDefault === 1
  if (isDefault) await queries.clearDefault(db, patient)
  const row = { ...sealWords(ctx, input), ...places, isDefault }
  if (!before) return queries.insertAddress(db, { ...row, patientId: patient, createdAt: ctx.now })
  await queries.updateAddress(db, patient, before.id, row)
  return before.id
}

/** The divisions with their names; undefined where one does not lie in the one before. */
const findPlaces = async (db: Db, { province_id, city, area, street }: Ask) => {
  const ids = [province_id, city, area, street]
  const given = ids.filter((id) => id !== undefined)
  const found = await findAreas(db, given)
  const chain = given.flatMap((id) => found.get(id) ?? [])
  if (chain.length !== given.length || !isChain(chain)) return undefined
  // Only a province below which there is nothing to choose goes without a city.
  if (city === undefined && (given.length > 1 || (await listAreas(db, province_id)).length > 0)) return undefined
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
