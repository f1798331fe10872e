import { listCatalogue } from '#app/areas/guahao/catalogue/server/public.ts'
import { findImported as findHospitals } from '#app/areas/guahao/hospitals/server/public.ts'
import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { atMost, meaningOf, needed, yesOrNo } from '#kit/csv/server/values.ts'
import type { Db } from '#kit/db/open.ts'
import { counted } from '#kit/db/upsert.ts'
import { type BroughtDepartment, listTakenNames, updateInvented, upsertDepartments } from './queries/import.ts'
import { sourceOf } from './queries/imported.ts'

/** A line of the file: the department without what its hospital says. */
type Line = Omit<BroughtDepartment, 'sourceKey' | 'hospitalId' | 'cityId'> & { hospitalCode: string; code: string }

/** Departments from a file; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'departments',
  searchable: 'department',
  columns: [
    ...['hospital_code', 'department_code', 'name'].map((name) => ({ name, required: true })),
    ...['catalogue', 'introduction', 'location', 'notice', 'is_referral', 'is_open'].map((name) => ({ name })),
  ],

  async open(ctx, brings) {
    const shelf = await readShelf(ctx.db)
    return {
      read: (values) => ({ ...readLine(values, shelf), changedAt: ctx.now }),
      keyOf: (line) => `${line.code} ${line.hospitalCode}`,
      async write(db, lines) {
        const refused = new Map<Line, string>()
        const placed = await placeLines(db, lines, refused)
        if (placed.size === 0) return { added: 0, changed: 0, ids: [], refused }
        const made = await upsertDepartments(db, [...placed.values()], brings)
        return { ...counted(made), refused }
      },
    }
  },
}

type Shelf = ReadonlyMap<string, { catalogueId: number; classId: number }>

/** The catalogue's departments by their names and by what else they are called; a name goes before a nickname. */
const readShelf = async (db: Db): Promise<Shelf> => {
  const rows = (await listCatalogue(db)).flatMap(({ id, parentId, ...row }) =>
    parentId === null ? [] : [{ ...row, place: { catalogueId: id, classId: parentId } }],
  )
  return new Map([
    ...rows.flatMap(({ aliases, place }) => aliases.map((alias) => [alias, place] as const)),
    ...rows.map(({ name, place }) => [name, place] as const),
  ])
}

const readLine = (values: Record<string, string>, shelf: Shelf): Omit<Line, 'changedAt'> => {
  const name = needed(100, values.name, 'name')
  const filed = shelf.get(values.catalogue ?? name)
  if (!filed)
    throw new RowRefused(
      `the catalogue has no department "${values.catalogue ?? name}": name one in the column catalogue`,
    )
  return {
    hospitalCode: needed(500, values.hospital_code, 'hospital_code'),
    code: needed(100, values.department_code, 'department_code'),
    name,
    ...filed,
    introduction: atMost(20_000, values.introduction, 'introduction'),
    location: atMost(200, values.location, 'location'),
    notice: atMost(2_000, values.notice, 'notice'),
    isReferral: meaningOf(yesOrNo, values.is_referral, 'is_referral') ?? false,
    isOpen: meaningOf(yesOrNo, values.is_open, 'is_open') ?? true,
    isDemo: false,
  }
}

/** Lines with their hospitals; refused are those whose hospital is not there, and those whose name another department has. */
const placeLines = async (db: Db, lines: readonly Line[], refused: Map<Line, string>) => {
  const hospitals = await findHospitals(
    db,
    lines.map((line) => line.hospitalCode),
  )
  const placed = new Map<Line, BroughtDepartment>()
  const names = new Set<string>()
  for (const line of lines) {
    const { hospitalCode, code, ...told } = line
    const hospital = hospitals.get(hospitalCode)
    const taken = `${hospital?.id} ${line.name}`
    if (!hospital) refused.set(line, `no hospital "${hospitalCode}" was imported`)
    else if (names.has(taken)) refused.set(line, nameTaken(line))
    else {
      names.add(taken)
      placed.set(line, {
        ...told,
        sourceKey: sourceOf(hospital.id, code),
        hospitalId: hospital.id,
        cityId: hospital.cityId,
      })
    }
  }
  await updateInvented(db, [...placed.values()])
  const takenBy = await listTakenNames(db, [...placed.values()])
  for (const [line, row] of placed) {
    if (!takenBy.has(row.sourceKey)) continue
    refused.set(line, nameTaken(line))
    placed.delete(line)
  }
  return placed
}

const nameTaken = ({ name }: Line) => `the hospital has another department called "${name}"`
