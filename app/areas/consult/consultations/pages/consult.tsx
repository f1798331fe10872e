import { ConsultDoctorCard } from '#app/areas/consult/doctors/cards/consult-doctor-card.tsx'
import { askDoctors, newAskDoc } from '#app/areas/consult/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Link } from '#kit/ui/link.tsx'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { questionAddress } from '../cards/consultation-address.ts'
import { OpenConsultationCard } from '../cards/open-consultation-card.tsx'
import { hotAsks, hotOutAsks } from '../contract.ts'
import { QuickQuestion } from '../parts/quick-question.tsx'
import type { Route } from './+types/consult'

export { handle } from 'virtual:rows/R013'

const SHOWN = 5
const FEW = 2
/** The form that the button below sends. */
const QUESTION = 'quick-question'

const load = async ({ callApi }: Loading) => {
  const [asked, elsewhere, doctors, newcomers] = await Promise.all([
    callApi(hotAsks, { page_size: SHOWN }),
    callApi(hotOutAsks, { page_size: FEW }),
    callApi(askDoctors, { sort: 'score', page_size: SHOWN }),
    callApi(newAskDoc, { page_size: FEW }),
  ])
  return { asked: asked.list, elsewhere: elsewhere.list, doctors: doctors.list, newcomers: newcomers.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ConsultPage({ loaderData: { asked, elsewhere, doctors, newcomers } }: Route.ComponentProps) {
  const share = {
    title: '有问题，先问医生',
    desc: '看看大家都在问什么，三甲医生在线回复。',
    imgUrl: '',
    business_type: 'consult',
  }
  return (
    <Frame bar={{ share }}>
      <div className="grow space-y-16 p-16">
        <QuickQuestion id={QUESTION} />
        {asked.length > 0 && (
          <section className="space-y-12">
            <Head title="大家都在问" to="/health/question?list=hot" more="更多问题" />
            {asked.map((one) => (
              <OpenConsultationCard key={one.ask_id} asked={one} to={questionAddress(one.ask_id)} />
            ))}
          </section>
        )}
        {elsewhere.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">在其他平台问的</h2>
            {elsewhere.map((one) => (
              <OpenConsultationCard key={one.ask_id} asked={one} to={questionAddress(one.ask_id)} />
            ))}
          </section>
        )}
        <section className="space-y-12">
          <Head title="评价好的医生" to="/ask/index?sort=score" more="全部医生" />
          {doctors.map((doctor) => (
            <ConsultDoctorCard key={doctor.doctor_id} doctor={doctor} />
          ))}
        </section>
        {newcomers.length > 0 && (
          <section className="space-y-12">
            <h2 className="text-16 font-semibold">新开通问诊的医生</h2>
            {newcomers.map((doctor) => (
              <ConsultDoctorCard key={doctor.doctor_id} doctor={doctor} />
            ))}
          </section>
        )}
      </div>
      <BottomAction note="不知道问谁也可以，由最先有空的医生接诊">
        <Button type="submit" form={QUESTION}>
          按科室快速提问
        </Button>
      </BottomAction>
    </Frame>
  )
}

function Head({ title, to, more }: { title: string; to: string; more: string }) {
  return (
    <div className="flex items-center justify-between">
      <h2 className="text-16 font-semibold">{title}</h2>
      <Link to={to} className="flex min-h-target items-center text-14 text-accent-ink">
        {more}
      </Link>
    </div>
  )
}
