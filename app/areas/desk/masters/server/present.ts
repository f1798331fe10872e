import { asClasses, type CatalogueRow } from '#app/areas/guahao/catalogue/server/public.ts'
import type { listDepartmentChoices, listManagedDepartments } from '#app/areas/guahao/departments/server/public.ts'
import { titles } from '#app/areas/guahao/doctors/rules.ts'
import { type listManagedDoctors, pictureOf } from '#app/areas/guahao/doctors/server/public.ts'
import {
  type HomeBlock,
  homeBlocks,
  kinds,
  levels,
  type ManagedState,
  managedState,
  managedStates,
} from '#app/areas/guahao/hospitals/rules.ts'
import type { HospitalRow, listManagedHospitals, listMediaOf } from '#app/areas/guahao/hospitals/server/public.ts'
import type { CityRow } from '#app/areas/location/server/public.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import type { Portion } from '#kit/db/list-query.ts'
import { isKnown } from '#kit/geo/distance.ts'

type RowOf<L extends (...given: never[]) => { upTo: (portion: Portion) => Promise<unknown[]> }> = Awaited<
  ReturnType<ReturnType<L>['upTo']>
>[number]
type Hospital = RowOf<typeof listManagedHospitals>
type Department = RowOf<typeof listManagedDepartments>
type Doctor = RowOf<typeof listManagedDoctors>

interface Lasting {
  isOpen: boolean
  closesOn: string | null
  changedAt: Date
}

const asLasting = (row: Lasting) => ({ state: managedState(row), closes_on: row.closesOn })

const spokenState = (row: Lasting): string => {
  const state: ManagedState = managedState(row)
  return state === 'closing' ? `${row.closesOn} 起停止` : managedStates[state]
}

export const asHospital =
  (ownId: number) =>
  ({ hospital, cityName }: Hospital) => ({
    unit_id: hospital.id,
    unit_name: hospital.name,
    level_name: levels[hospital.level] ?? '',
    class_name: kinds[hospital.kind] ?? '',
    city_name: cityName ?? '',
    address: hospital.address,
    phone: hospital.phone,
    ...asLasting(hospital),
    change_time: hospital.changedAt,
    is_own: hospital.id === ownId,
  })

/** Hospitals as a file. */
export const hospitalColumns: CsvColumns<Hospital> = {
  医院: ({ hospital }) => hospital.name,
  等级: ({ hospital }) => levels[hospital.level] ?? '',
  类型: ({ hospital }) => kinds[hospital.kind] ?? '',
  城市: ({ cityName }) => cityName ?? '',
  地址: ({ hospital }) => hospital.address,
  电话: ({ hospital }) => hospital.phone,
  状态: ({ hospital }) => spokenState(hospital),
  修改时间: ({ hospital }) => hospital.changedAt,
}

export const asManagedCity = (counts: ReadonlyMap<number, number>, defaultId: number) => (row: CityRow) => ({
  city_id: row.id,
  city_name: row.name,
  full_name: row.fullName,
  hot_rank: row.hotRank,
  is_open: row.isOpen,
  is_default: row.id === defaultId,
  unit_num: counts.get(row.id) ?? 0,
})

export const asHospitalSheet = (
  row: HospitalRow,
  { cityName, media }: { cityName: string; media: Awaited<ReturnType<typeof listMediaOf>> },
) => ({
  unit_id: row.id,
  unit_name: row.name,
  level: row.level,
  class_id: row.kind,
  proxy_type: row.proxyType,
  city_name: cityName,
  address: row.address,
  lat: isKnown(row) ? row.lat : null,
  lng: isKnown(row) ? row.lng : null,
  phone: row.phone,
  open_hours: row.openHours,
  introduction: row.introduction,
  traffic: row.traffic,
  aliases: row.aliases,
  blocks: row.blocks.filter((block): block is HomeBlock => homeBlocks.includes(block as HomeBlock)),
  banners: media.filter(({ kind }) => kind === 'banner').map(({ url }) => url),
  ambients: media.filter(({ kind }) => kind === 'ambient').map(({ url }) => url),
  ...asLasting(row),
})

export const asDepartment = ({ department, catalogueName, doctors }: Department) => ({
  dep_id: department.id,
  dep_name: department.name,
  catalogue_id: department.catalogueId,
  catalogue_name: catalogueName,
  location: department.location,
  introduction: department.introduction,
  notice: department.notice,
  is_referral: department.isReferral,
  doctor_num: doctors,
  ...asLasting(department),
  change_time: department.changedAt,
})

/** Departments as a file. */
export const departmentColumns: CsvColumns<Department> = {
  科室: ({ department }) => department.name,
  归在: ({ catalogueName }) => catalogueName,
  位置: ({ department }) => department.location,
  医生数: ({ doctors }) => doctors,
  转诊: ({ department }) => (department.isReferral ? '接收' : '不接收'),
  状态: ({ department }) => spokenState(department),
  修改时间: ({ department }) => department.changedAt,
}

/** Under what departments may be filed: classes with what is below them. */
export const asChoices = (
  catalogue: readonly CatalogueRow[],
  departments: Awaited<ReturnType<typeof listDepartmentChoices>>,
) => ({
  classes: asClasses(catalogue),
  departments: departments.map(({ id, name, isOpen }) => ({ id, name, is_open: isOpen })),
})

export const asDoctor = ({ doctor, depName }: Doctor) => ({
  doctor_id: doctor.id,
  doctor_name: doctor.name,
  image: pictureOf(doctor),
  title_name: titles[doctor.title] ?? '',
  dep_id: doctor.depId,
  dep_name: depName,
  booked_num: doctor.bookedCount,
  ...asLasting(doctor),
  is_demo: doctor.isDemo,
  change_time: doctor.changedAt,
})

/** Doctors as a file. */
export const doctorColumns: CsvColumns<Doctor> = {
  姓名: ({ doctor }) => doctor.name,
  性别: ({ doctor }) => (doctor.sex === 'female' ? '女' : '男'),
  职称: ({ doctor }) => titles[doctor.title] ?? '',
  科室: ({ depName }) => depName,
  擅长: ({ doctor }) => doctor.skills,
  预约数: ({ doctor }) => doctor.bookedCount,
  状态: ({ doctor }) => spokenState(doctor),
  修改时间: ({ doctor }) => doctor.changedAt,
}

/** Of a doctor what their form shows. */
export const asDoctorSheet = (
  row: Doctor['doctor'],
  seats: readonly { depId: number; hospitalId: number; room: string }[],
) => ({
  doctor_id: row.id,
  doctor_name: row.name,
  sex: row.sex,
  title: row.title,
  dep_id: row.depId,
  room: seats.find(({ depId }) => depId === row.depId)?.room ?? '',
  seats: seats
    .filter(({ depId, hospitalId }) => depId !== row.depId && hospitalId === row.hospitalId)
    .map(({ depId }) => depId),
  skills: row.skills,
  introduction: row.introduction,
  illnesses: row.illTags,
  picture: row.picture,
  is_referral: row.isReferral,
  ...asLasting(row),
})

/** A class of the catalogue, the first where none is named, with what is below it. */
export const asCatalogue = (
  rows: readonly CatalogueRow[],
  filed: ReadonlyMap<number, number>,
  classId: number | undefined,
) => {
  const tops = rows.filter(({ parentId }) => parentId === null)
  const chosen = (tops.find(({ id }) => id === classId) ?? tops[0])?.id ?? 0
  return {
    class_id: chosen,
    classes: tops.map(({ id, name }) => ({ class_id: id, class_name: name })),
    list: rows
      .filter(({ parentId }) => parentId === chosen)
      .map(({ id, name, aliases, position }) => ({
        catalogue_id: id,
        name,
        aliases,
        position,
        department_num: filed.get(id) ?? 0,
      })),
  }
}
