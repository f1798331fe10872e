import { findImported as findDoctors, sourceOf } from '#app/areas/guahao/doctors/server/public.ts'
import { findImported as findHospitals, notImported } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { dayOf as dayWritten, meaningOf, needed, neededDay } from '#kit/csv/server/values.ts'
import { type Why, why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import { dayOf } from '#kit/time/day.ts'
import { daysFault, isLicenceNumber, type LicenceKind, licenceKinds, plainNumber } from '../rules.ts'
import { settle } from './commands/keep.ts'
import { insertLicence, isOthersNumber, lockLicencesOf } from './queries.ts'

/** A line of the file. */
interface Line {
  hospitalCode: string
  doctorCode: string
  number: string
  kind: LicenceKind
  scope: string
  issuedOn: string
  endsOn: string | null
}

const kindWords = new Map(Object.entries(licenceKinds).map(([kind, words]) => [words, kind as LicenceKind] as const))

/** Licences from a file, which somebody at the desk still looks at; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'licences',
  title: '执业证书',
  may: 'licences.enter',
  ofHospital: 'hospital_code',
  columns: [
    { name: 'hospital_code', required: true, title: '医院编码', example: 'SZ01' },
    { name: 'doctor_code', required: true, title: '医生编码', example: 'D1001' },
    { name: 'number', required: true, title: '执业证书编号', example: '110440300000001' },
    { name: 'scope', required: true, title: '执业范围', example: '内科专业' },
    { name: 'issued_on', required: true, title: '发证日期', example: '2020-05-01' },
    { name: 'kind', title: '类别', example: '执业医师' },
    { name: 'ends_on', title: '到期日', example: '' },
  ],

  async open(ctx) {
    return {
      read: (values) => readLine(values, dayOf(ctx.now)),
      keyOf: ({ number, issuedOn }) => `${number} ${issuedOn}`,
      shown: ({ number, kind, issuedOn, endsOn }) => ({
        number,
        kind: licenceKinds[kind],
        issued_on: issuedOn,
        ends_on: endsOn ?? '',
      }),
      async write(db, lines) {
        const refused = new Map<Line, Why>()
        const ids: number[] = []
        for (const line of lines) {
          const id = await writeLine(db, line, ctx.now)
          if (typeof id === 'object') refused.set(line, id)
          else if (id !== undefined) ids.push(id)
        }
        return { added: ids.length, changed: 0, ids: [], refused }
      },
    }
  },
}

const readLine = (values: Record<string, string>, today: string): Line => {
  const number = plainNumber(needed(30, values.number, 'number'))
  if (!isLicenceNumber(number))
    throw new RowRefused(`number "${number}" is not fifteen digits`, `{number}“${number}”不是十五位数字`)
  const line = {
    hospitalCode: needed(500, values.hospital_code, 'hospital_code'),
    doctorCode: needed(100, values.doctor_code, 'doctor_code'),
    number,
    kind: meaningOf(kindWords, values.kind, 'kind') ?? ('physician' as const),
    scope: needed(100, values.scope, 'scope'),
    issuedOn: neededDay(values.issued_on, 'issued_on'),
    endsOn: dayWritten(values.ends_on, 'ends_on') ?? null,
  }
  const fault = daysFault(line, today)
  if (fault) throw new RowRefused(fault, fault)
  return line
}

/** The id of what is new, nothing where it is there, or why it cannot be taken. */
const writeLine = async (db: Db, line: Line, now: Date): Promise<number | Why | undefined> => {
  const { hospitalCode, doctorCode, ...written } = line
  const hospital = (await findHospitals(db, [hospitalCode])).get(hospitalCode)
  if (!hospital) return notImported('hospital', hospitalCode)
  const source = sourceOf(hospital.id, doctorCode)
  const doctor = (await findDoctors(db, [source])).get(source)
  if (!doctor) return notImported('doctor', doctorCode)
  if (await isOthersNumber(db, doctor.id, line.number))
    return why(`another doctor has the number ${line.number}`, `执业证书编号 ${line.number} 已经是另一位医生的`)
  const known = await lockLicencesOf(db, doctor.id)
  if (known.some((one) => one.number === line.number && one.issuedOn === line.issuedOn)) return undefined
  const row = { ...written, doctorId: doctor.id, hospitalId: hospital.id, state: 'pending' as const, enteredAt: now }
  const id = await insertLicence(db, row)
  if (id !== undefined) await settle({ db, now }, doctor.id)
  return id
}
