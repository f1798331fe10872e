import { OpenConsultationCard } from '#app/areas/consult/consultations/cards/open-consultation-card.tsx'
import { doctorOpenAsks } from '#app/areas/consult/consultations/contract.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { ConsultServices } from '../cards/consult-services.tsx'
import { doctorServices, isHotDoctor } from '../contract.ts'
import { ConsultDoctorHead } from '../parts/consult-doctor-head.tsx'
import type { Route } from './+types/service-doctor'

export { handle } from 'virtual:rows/R016'

const load = async ({ callApi, query }: Loading) => {
  const asked = { doctor_id: readId(query, 'doctor_id') }
  const [doctor, services, hot, open] = await Promise.all([
    callApi(doctorDetail, asked),
    callApi(doctorServices, asked),
    callApi(isHotDoctor, asked),
    callApi(doctorOpenAsks, { ...asked, page_size: 3 }),
  ])
  return { doctor, services, hot, open: open.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ServiceDoctorPage({ loaderData: { doctor, services, hot, open } }: Route.ComponentProps) {
  const share = {
    title: `${doctor.doctor_name}医生的问诊服务`,
    desc: `${doctor.unit_name} ${doctor.dep_name}。${doctor.skills}`,
    imgUrl: doctor.image,
    business_type: 'doctor',
  }
  return (
    <Frame bar={{ title: `${doctor.doctor_name}医生`, share }}>
      <div className="space-y-12 p-16">
        <ConsultDoctorHead doctor={doctor} services={services} hot={hot} />
        <div className="overflow-hidden rounded-12 bg-card shadow-soft">
          <ConsultServices services={services.askList} asked={doctor} />
        </div>
        <Card title="擅长">
          <p className="text-14">{doctor.skills || '还没有填写。'}</p>
          {doctor.introduction && (
            <Disclosure title="更多介绍">
              <p className="whitespace-pre-line">{doctor.introduction}</p>
            </Disclosure>
          )}
        </Card>
        {open.map((one) => (
          <OpenConsultationCard key={one.ask_id} asked={one} />
        ))}
      </div>
    </Frame>
  )
}
