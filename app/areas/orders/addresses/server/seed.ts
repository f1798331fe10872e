import { listPatients, mobileOf } from '#app/areas/access/patients/server/public.ts'
import { findArea } from '#app/areas/location/server/public.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { sealed } from './present.ts'
import { insertAddresses, type NewAddress } from './queries.ts'

/** Province, city and district of the demonstration's addresses. */
const places = [
  [440000, 440300, 440305],
  [440000, 440100, 440106],
  [430000, 430100, 430102],
] as const
const buildings = ['示例花园 3 栋 1202', '示例大厦 B 座 906', '示例新村 18 号 401'] as const

/** Every demonstration patient has an address at home, every third one a second at work. */
export const seed: Seed = {
  after: ['account/members', 'location'],
  async run(seeding) {
    const rows: NewAddress[] = []
    for (const { id } of await listPatients(seeding.db)) {
      const chance = seeded(`addresses ${id}`)
      for (let at = 0; at < (chance.next() < 0.33 ? 2 : 1); at++) {
        const row = await anAddress(seeding, id, { place: chance.pick(places), detail: chance.pick(buildings) })
        rows.push({ ...row, isDefault: at === 0 })
      }
    }
    if (rows.length > 0) await insertAddresses(seeding.db, rows)
  },
}

const anAddress = async (
  seeding: Seeding,
  patientId: number,
  { place, detail }: { place: (typeof places)[number]; detail: string },
): Promise<Omit<NewAddress, 'isDefault'>> => {
  const { seal } = sealOf(seeding.config)
  const [provinceId, cityId, areaId] = place
  const names: string[] = []
  for (const id of place) names.push((await findArea(seeding.db, id))?.name ?? '')
  const mobile = (await mobileOf({ ...seeding, emit: async () => {} }, patientId)) ?? ''
  return {
    patientId,
    provinceId,
    cityId,
    areaId,
    placeNames: [...names, ''],
    createdAt: seeding.now,
    nameSealed: seal('演示收件人', sealed.name),
    mobileSealed: seal(mobile, sealed.mobile),
    communitySealed: seal('', sealed.place),
    detailSealed: seal(detail, sealed.place),
  }
}
