import { listPatients, setProfile } from '#app/areas/access/patients/server/public.ts'
import type { PatientId } from '#app/context.ts'
import type { Seed, Seeding } from '#app/room.ts'
import { seeded } from '#kit/random/seeded.ts'
import { sealOf } from '#kit/seal/server/seal.ts'
import { needsGuardian } from '../rules.ts'
import { insertMembers, type NewMember } from './queries.ts'
import { familyOf, type Relative } from './seed/families.ts'

export const seed: Seed = {
  after: ['access/patients'],
  run: async (seeding) => {
    const rows: NewMember[] = []
    for (const patient of await listPatients(seeding.db)) {
      const family = familyOf(seeded(`family ${patient.id}`), seeding.today)
      rows.push(...family.map((relative) => asRow(seeding, patient.id, relative)))
      const [self] = family
      if (self) await setProfile(seeding.db, patient.id as PatientId, { ...self, areaId: null })
    }
    await insertMembers(seeding.db, rows)
  },
}

const asRow = ({ now, today, config }: Seeding, patientId: number, relative: Relative): NewMember => {
  const { idNumber, ...person } = relative
  const seal = sealOf(config)
  const sealed = { idSealed: seal.seal(idNumber, 'id-number'), idIndex: seal.index(idNumber, 'id-number') }
  return {
    ...person,
    patientId,
    idType: 'id_card',
    ...sealed,
    createdAt: now,
    isDefault: relative.relation === 'self',
    certifiedAt: relative.relation === 'self' ? now : null,
    guardianConsentAt: needsGuardian(relative.birthday, today) ? now : null,
  }
}
