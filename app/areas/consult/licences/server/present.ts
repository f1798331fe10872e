import { certifyStates } from '#app/areas/consult/doctors/rules.ts'
import type { CsvColumns } from '#kit/csv/server/write.ts'
import { isExpiring, licenceKinds } from '../rules.ts'
import { licenceStates } from '../states.ts'
import type { findLicence, listDoctorsOf, listLicences } from './queries.ts'

type Listed = Awaited<ReturnType<ReturnType<typeof listLicences>['upTo']>>[number]
type Found = NonNullable<Awaited<ReturnType<typeof findLicence>>>
type DoctorOf = Awaited<ReturnType<typeof listDoctorsOf>>[number]

export const asLicence =
  (today: string) =>
  ({ licence, doctorName, depName }: Listed) => ({
    licence_id: licence.id,
    doctor_id: licence.doctorId,
    doctor_name: doctorName,
    dep_name: depName,
    number: licence.number,
    kind_name: licenceKinds[licence.kind],
    scope: licence.scope,
    issued_on: licence.issuedOn,
    ends_on: licence.endsOn,
    state: licence.state,
    state_desc: licenceStates[licence.state].words,
    is_expiring: isExpiring(licence, today),
    enter_time: licence.enteredAt,
    is_demo: licence.isDemo,
  })

/** Licences as a file. */
export const licenceColumns: CsvColumns<Listed> = {
  医生: ({ doctorName }) => doctorName,
  科室: ({ depName }) => depName,
  证书编码: ({ licence }) => licence.number,
  类别: ({ licence }) => licenceKinds[licence.kind],
  执业范围: ({ licence }) => licence.scope,
  发证日期: ({ licence }) => licence.issuedOn,
  到期日: ({ licence }) => licence.endsOn ?? '',
  状态: ({ licence }) => licenceStates[licence.state].words,
  登记时间: ({ licence }) => licence.enteredAt,
}

interface Around {
  today: string
  staffId: number
  names: ReadonlyMap<number, string>
  proofs: string[]
  loginName: string | undefined
  isCertified: boolean
}

/** Where a licence came from that nobody typed. */
const withoutPerson = ({ isDemo }: { isDemo: boolean }): string => (isDemo ? '示范数据' : '文件导入')

export const asLicencePage = (found: Found, { today, staffId, names, proofs, loginName, isCertified }: Around) => {
  const { enteredBy, decidedBy, decidedAt, reason } = found.licence
  return {
    ...asLicence(today)(found),
    proofs,
    entered_by: enteredBy === null ? withoutPerson(found.licence) : (names.get(enteredBy) ?? ''),
    decided_by: decidedBy === null ? '' : (names.get(decidedBy) ?? ''),
    decide_time: decidedAt,
    reason,
    is_mine: enteredBy === staffId,
    has_account: loginName !== undefined,
    login_name: loginName ?? '',
    is_certified: isCertified,
  }
}

export const asDoctorOf = ({ id, name, depName, certifyState }: DoctorOf) => ({
  doctor_id: id,
  doctor_name: name,
  dep_name: depName,
  is_certified: certifyState === 'certified',
  certify_words: certifyStates[certifyState ?? 'none'].words,
})
