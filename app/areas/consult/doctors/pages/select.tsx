import { DoctorRatings, FEW_RATINGS } from '#app/areas/consult/consultations/cards/doctor-ratings.tsx'
import { doctorRatings } from '#app/areas/consult/consultations/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { OwnDoctor } from '#app/areas/membership/cards/own-doctor.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Price } from '#kit/ui/price.tsx'
import { address } from '#kit/wire/address.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { selectAddress } from '../cards/consult-address.ts'
import { ConsultServices } from '../cards/consult-services.tsx'
import { departmentServices, doctorServices, isHotDoctor } from '../contract.ts'
import { ConsultDoctorHead } from '../parts/consult-doctor-head.tsx'
import type { Route } from './+types/select'

export { handle } from 'virtual:rows/R222'

const load = async ({ callApi, query }: Loading) => {
  const [doctorId, depId] = [maybeId(query, 'doctor_id'), maybeId(query, 'dep_id')]
  if (doctorId) {
    const [doctor, services, hot, ratings] = await Promise.all([
      callApi(doctorDetail, { doctor_id: doctorId }),
      callApi(doctorServices, { doctor_id: doctorId }),
      callApi(isHotDoctor, { doctor_id: doctorId }),
      callApi(doctorRatings, { doctor_id: doctorId, page_size: FEW_RATINGS }),
    ])
    return { doctor, services, hot, ratings, departments: [], depId: undefined }
  }
  return {
    doctor: null,
    services: null,
    hot: null,
    ratings: null,
    departments: (await callApi(departmentServices, {})).list,
    depId,
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AskSelectPage({
  loaderData: { doctor, services, hot, ratings, departments, depId },
}: Route.ComponentProps) {
  const department = departments.find(({ dep_id }) => dep_id === depId)
  return (
    <Frame bar={{ title: doctor || department ? '选择问诊方式' : '选择科室' }}>
      <div className="space-y-12 p-16">
        {doctor && services && hot && (
          <>
            <ConsultDoctorHead doctor={doctor} services={services} hot={hot} />
            <div className="overflow-hidden rounded-12 bg-card shadow-soft">
              <ConsultServices services={services.askList} asked={{ doctor_id: doctor.doctor_id }} />
            </div>
            <CellGroup>
              <Cell
                title="擅长和公开问答"
                note="医生的服务页，可以发给家人"
                to={address('/health/service/doctor', { doctor_id: doctor.doctor_id })}
              />
            </CellGroup>
          </>
        )}
        {department && (
          <Card title={department.dep_name} aside={`${department.doctor_num} 位医生`} className="px-0">
            <ConsultServices services={department.services} asked={{ dep_id: department.dep_id }} />
          </Card>
        )}
        {!doctor && !department && <Departments departments={departments} />}
        {doctor && ratings && <DoctorRatings key={doctor.doctor_id} doctorId={doctor.doctor_id} first={ratings} />}
        {doctor && <OwnDoctor doctorId={doctor.doctor_id} />}
        <Notice>在线问诊只提供健康建议，不能代替面诊。病情紧急请拨打 120 或马上去医院。</Notice>
      </div>
    </Frame>
  )
}

function Departments({ departments }: Pick<Route.ComponentProps['loaderData'], 'departments'>) {
  if (departments.length === 0) return <Empty title="还没有科室开通快速提问" text="可以先选一位医生，直接向他提问。" />
  return (
    <>
      <p className="text-14 text-ink-2">不知道问谁？选一个科室，由最先有空的医生接诊。</p>
      <ul className="grid grid-cols-2 gap-8">
        {departments.map(({ dep_id, dep_name, doctor_num, services }) => (
          <li key={dep_id}>
            <Card to={selectAddress({ dep_id })} className="h-full p-12">
              <span className="block text-16 font-medium">{dep_name}</span>
              <span className="flex flex-wrap items-baseline justify-between gap-x-8 pt-4 text-12 text-ink-3">
                {doctor_num} 位医生
                <Price yuan={services[0]?.price ?? '0.00'} size="small" />
              </span>
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
