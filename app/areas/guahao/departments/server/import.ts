import {
  emitClosings,
  findImported as findHospitals,
  notImported,
  type Settled,
} from '#app/areas/guahao/hospitals/server/public.ts'
import type { Importer } from '#app/room.ts'
import { RowRefused } from '#kit/csv/server/read.ts'
import { atMost, meaningOf, needed, yesOrNo } from '#kit/csv/server/values.ts'
import { type Why, why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import { counted } from '#kit/db/upsert.ts'
import { dayOf } from '#kit/time/day.ts'
import { readShelf, type Shelf } from './commands/shelf.ts'
import { type BroughtDepartment, listTakenNames, updateInvented, upsertDepartments } from './queries/import.ts'
import { sourceOf } from './queries/imported.ts'
import { settleClosings } from './queries/manage.ts'

/** A line of the file: the department without what its hospital says. */
type Line = Omit<BroughtDepartment, 'sourceKey' | 'hospitalId' | 'cityId'> & { hospitalCode: string; code: string }

/** Departments from a file; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'departments',
  title: '科室',
  may: 'masters.manage',
  searchable: 'department',
  editedAs: 'department',
  ofHospital: 'hospital_code',
  columns: [
    { name: 'hospital_code', required: true, title: '医院编码', example: 'SZ01' },
    { name: 'department_code', required: true, title: '科室编码', example: '0103' },
    { name: 'name', required: true, title: '科室名称', example: '心内科' },
    { name: 'catalogue', title: '目录科室', example: '心血管内科' },
    { name: 'introduction', title: '介绍', example: '高血压与冠心病的诊治。' },
    { name: 'location', title: '位置', example: '门诊楼 3 层 B 区' },
    { name: 'notice', title: '就诊提示', example: '请提前 20 分钟到分诊台报到。' },
    { name: 'is_referral', title: '接转诊', example: '否' },
    { name: 'is_open', title: '开放', example: '是' },
  ],

  async open(ctx, brings) {
    const settled: Settled[] = []
    const shelf = await readShelf(ctx.db)
    const catalogueName = new Map([...shelf.places].map(([name, { catalogueId }]) => [catalogueId, name]))
    return {
      read: (values) => ({ ...readLine(values, shelf), changedAt: ctx.now }),
      keyOf: (line) => `${line.code} ${line.hospitalCode}`,
      shown: ({ catalogueId, isReferral, isOpen }) => ({
        catalogue: catalogueName.get(catalogueId ?? 0) ?? '',
        is_referral: isReferral ? '是' : '否',
        is_open: isOpen ? '是' : '否',
      }),
      async write(db, lines) {
        const refused = new Map<Line, Why>()
        const placed = await placeLines(db, lines, refused)
        if (placed.size === 0) return { added: 0, changed: 0, ids: [], refused }
        const made = await upsertDepartments(db, [...placed.values()], brings)
        const written = counted(made)
        settled.push(...(await settleClosings(db, written.ids, dayOf(ctx.now))))
        return { ...written, refused }
      },
      async done() {
        await emitClosings(ctx, settled, (depId) => ({ depId }))
        return []
      },
    }
  },
}

/** Why a name is none that the catalogue has a department for. */
const notFiled = ({ inClass }: Shelf, name: string): RowRefused => {
  const departments = inClass.get(name)
  return new RowRefused(
    departments
      ? `"${name}" is a class of the catalogue: name one of its departments in the column catalogue, ${departments.join(', ')}`
      : `the catalogue has no department "${name}": name one in the column catalogue`,
    departments
      ? `“${name}”是目录里的一类，请在“{catalogue}”列写其中一个科室：${departments.join('、')}`
      : `科室目录里没有“${name}”，请在“{catalogue}”列写目录里的科室`,
  )
}

const readLine = (values: Record<string, string>, shelf: Shelf): Omit<Line, 'changedAt'> => {
  const name = needed(100, values.name, 'name')
  const called = values.catalogue ?? name
  const filed = shelf.places.get(called)
  if (!filed) throw notFiled(shelf, called)
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
const placeLines = async (db: Db, lines: readonly Line[], refused: Map<Line, Why>) => {
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
    if (!hospital) refused.set(line, notImported('hospital', hospitalCode))
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

const nameTaken = ({ name }: Line) =>
  why(`the hospital has another department called "${name}"`, `本院已有另一个科室叫“${name}”`)
