import { selectAddress } from '#app/areas/consult/doctors/cards/consult-address.ts'
import { ConsultDoctorCard } from '#app/areas/consult/doctors/cards/consult-doctor-card.tsx'
import { preAskDoctors } from '#app/areas/consult/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { inBrowser, type Loading, onServer, readCode } from '#kit/wire/load.ts'
import { questionAddress } from '../cards/consultation-address.ts'
import { OpenConsultationCard } from '../cards/open-consultation-card.tsx'
import { doctorOpenAsks, openAskDetail } from '../contract.ts'
import { MarkConsultation } from '../parts/mark-consultation.tsx'
import { OpenTalk } from '../parts/open-talk.tsx'
import type { Route } from './+types/askdetail'

export { handle } from 'virtual:rows/R011'

const OTHERS = 3

const load = async ({ callApi, query }: Loading) => {
  const asked = await callApi(openAskDetail, { ask_id: readCode(query, 'ask_id') })
  const [{ list }, known] = await Promise.all([
    callApi(doctorOpenAsks, { doctor_id: asked.doctor_id, page_size: OTHERS + 1 }),
    asked.ill_name ? callApi(preAskDoctors, { keyword: asked.ill_name }) : { list: [] },
  ])
  return {
    asked,
    others: list.filter(({ ask_id }) => ask_id !== asked.ask_id).slice(0, OTHERS),
    doctors: known.list.filter(({ doctor_id }) => doctor_id !== asked.doctor_id).slice(0, OTHERS),
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function AskDetailPage({ loaderData: { asked, others, doctors } }: Route.ComponentProps) {
  const share = {
    title: asked.content.slice(0, 30),
    desc: `${asked.doctor_name}医生：${asked.answer.slice(0, 60)}`,
    imgUrl: asked.image,
    business_type: 'consultation',
  }
  return (
    <Frame bar={{ share }}>
      <OpenTalk asked={asked} />
      {others.length > 0 && (
        <section className="space-y-12 px-16 pb-16">
          <h2 className="text-16 font-semibold">这位医生还回答过</h2>
          {others.map((one) => (
            <OpenConsultationCard key={one.ask_id} asked={one} to={questionAddress(one.ask_id)} />
          ))}
        </section>
      )}
      {doctors.length > 0 && (
        <section className="space-y-12 px-16 pb-16">
          <h2 className="text-16 font-semibold">也看{asked.ill_name}的医生</h2>
          {doctors.map((doctor) => (
            <ConsultDoctorCard key={doctor.doctor_id} doctor={doctor} illness={asked.ill_name} />
          ))}
        </section>
      )}
      <BottomAction>
        <MarkConsultation key={asked.ask_id} consultationId={asked.ask_id} />
        <ButtonLink to={selectAddress(asked)}>问类似的问题</ButtonLink>
      </BottomAction>
    </Frame>
  )
}
