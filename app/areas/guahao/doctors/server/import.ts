import {
  findImported as findDepartments,
  sourceOf as sourceOfDepartment,
} from '#app/areas/guahao/departments/server/public.ts'
import {
  emitClosings,
  findImported as findHospitals,
  notImported,
  type Settled,
} from '#app/areas/guahao/hospitals/server/public.ts'
import type { Importer } from '#app/room.ts'
import { atMost, listOf, meaningOf, needed, notFilled, wordsOfCodes, yesOrNo } from '#kit/csv/server/values.ts'
import type { Why } from '#kit/csv/server/why.ts'
import type { Db } from '#kit/db/open.ts'
import { counted } from '#kit/db/upsert.ts'
import { dayOf } from '#kit/time/day.ts'
import { titles } from '../rules.ts'
import { insertPosts } from './queries/change.ts'
import { type BroughtDoctor, deleteLeftHomes, upsertDoctors } from './queries/import.ts'
import { sourceOf } from './queries/imported.ts'
import { settleClosings } from './queries/manage.ts'

/** A line of the file: the doctor without what their department says. */
type Line = Omit<BroughtDoctor, 'sourceKey' | 'hospitalId' | 'depId' | 'classId' | 'cityId'> & {
  hospitalCode: string
  departmentCode: string
  code: string
}

/** Doctors from a file; the columns are told in docs/import.md. */
export const importer: Importer<Line> = {
  kind: 'doctors',
  title: '医生',
  may: 'masters.manage',
  searchable: 'doctor',
  editedAs: 'doctor',
  ofHospital: 'hospital_code',
  columns: [
    { name: 'hospital_code', required: true, title: '医院编码', example: 'SZ01' },
    { name: 'department_code', required: true, title: '科室编码', example: '0103' },
    { name: 'doctor_code', required: true, title: '医生编码', example: 'D1001' },
    { name: 'name', required: true, title: '姓名', example: '岑望舒' },
    { name: 'sex', required: true, title: '性别', example: '女' },
    { name: 'title', title: '职称', example: '主任医师' },
    { name: 'skills', title: '擅长', example: '擅长高血压、冠心病的诊治。' },
    { name: 'introduction', title: '介绍', example: '' },
    { name: 'illnesses', title: '疾病', example: '高血压|冠心病' },
    { name: 'picture', title: '照片', mostPictures: 1 },
    { name: 'is_referral', title: '接转诊', example: '否' },
    { name: 'is_open', title: '开放', example: '是' },
  ],

  async open(ctx, brings) {
    const settled: Settled[] = []
    return {
      read: (values) => ({ ...readLine(values), changedAt: ctx.now }),
      keyOf: (line) => `${line.code} ${line.hospitalCode}`,
      shown: ({ title, illTags, isReferral, isOpen }) => ({
        title: titles[title as keyof typeof titles] ?? '',
        illnesses: (illTags ?? []).join('、'),
        is_referral: isReferral ? '是' : '否',
        is_open: isOpen ? '是' : '否',
      }),
      async write(db, lines) {
        const refused = new Map<Line, Why>()
        const rows = await placeLines(db, lines, refused)
        if (rows.length === 0) return { added: 0, changed: 0, ids: [], refused }
        await deleteLeftHomes(db, rows)
        const made = await upsertDoctors(db, rows, brings)
        if (made.length > 0)
          await insertPosts(
            db,
            made.map(({ id: doctorId, depId }) => ({ doctorId, depId })),
          )
        const written = counted(made)
        settled.push(...(await settleClosings(db, written.ids, dayOf(ctx.now))))
        return { ...written, refused }
      },
      async done() {
        await emitClosings(ctx, settled, (doctorId) => ({ doctorId }))
        return []
      },
    }
  },
}

const sexes = new Map([
  ['女', 'female'],
  ['男', 'male'],
] as const)
const titleWords = wordsOfCodes(titles)
/** The plainest title, for whom the file gives none. */
const PLAIN_TITLE = 1

const readLine = (values: Record<string, string>): Omit<Line, 'changedAt'> => {
  const sex = meaningOf(sexes, values.sex, 'sex')
  if (!sex) throw notFilled('sex')
  return {
    hospitalCode: needed(500, values.hospital_code, 'hospital_code'),
    departmentCode: needed(100, values.department_code, 'department_code'),
    code: needed(100, values.doctor_code, 'doctor_code'),
    name: needed(50, values.name, 'name'),
    sex,
    title: meaningOf(titleWords, values.title, 'title') ?? PLAIN_TITLE,
    skills: atMost(2_000, values.skills, 'skills'),
    introduction: atMost(20_000, values.introduction, 'introduction'),
    illTags: listOf(atMost(1_000, values.illnesses, 'illnesses')),
    picture: values.picture ?? '',
    isReferral: meaningOf(yesOrNo, values.is_referral, 'is_referral') ?? false,
    isOpen: meaningOf(yesOrNo, values.is_open, 'is_open') ?? true,
    isDemo: false,
  }
}

/** Lines with their departments; refused are those whose hospital or department is not there. */
const placeLines = async (db: Db, lines: readonly Line[], refused: Map<Line, Why>): Promise<BroughtDoctor[]> => {
  const hospitals = await findHospitals(
    db,
    lines.map((line) => line.hospitalCode),
  )
  const homeKey = (line: Line) => sourceOfDepartment(hospitals.get(line.hospitalCode)?.id ?? 0, line.departmentCode)
  const homes = await findDepartments(db, lines.map(homeKey))
  return lines.flatMap((line): BroughtDoctor[] => {
    const { hospitalCode, departmentCode, code, ...told } = line
    const home = homes.get(homeKey(line))
    if (!home) {
      const isKnown = hospitals.has(hospitalCode)
      refused.set(line, isKnown ? notImported('department', departmentCode) : notImported('hospital', hospitalCode))
      return []
    }
    const { id: depId, hospitalId, classId, cityId } = home
    return [{ ...told, sourceKey: sourceOf(hospitalId, code), depId, hospitalId, classId, cityId }]
  })
}
