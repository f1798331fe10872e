import { CalendarPlusIcon, PhoneIcon } from 'lucide-react'
import { doctorAddress } from '#app/areas/guahao/doctors/cards/doctor-address.ts'
import { WayThere } from '#app/areas/guahao/hospitals/cards/way-there.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { parseTime } from '#kit/time/day.ts'
import { spokenDayTime } from '#kit/time/spoken.ts'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Avatar, Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { offlineListAddress, signUpAddress } from '../cards/offline-address.ts'
import { OfflineCard, offlineTones, placesText } from '../cards/offline-card.tsx'
import { offLineById, offLineMine, offLineRecommended } from '../contract.ts'
import { type OwnSignup, OwnSignupLines } from '../parts/own-signup.tsx'
import type { Route } from './+types/offlinedetail'

export { handle } from 'virtual:rows/offline-detail'

const load = async ({ callApi, query }: Loading) => {
  const id = readId(query, 'id')
  const [event, others] = await Promise.all([callApi(offLineById, { id }), callApi(offLineRecommended, { id })])
  return { event, others: others.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
type Shown = Route.ComponentProps['loaderData']['event']

export default function OfflineDetailPage({ loaderData: { event, others } }: Route.ComponentProps) {
  const { answer: mine, again } = useOwnAnswer(offLineMine, { id: event.id })
  const own = (mine?.list ?? []).filter(({ state }) => !['passed', 'cancelled', 'ended'].includes(state))
  const share = {
    title: event.title,
    desc: `${event.unit_name}，${event.begin_time.slice(0, 16)}`,
    imgUrl: event.image,
  }
  return (
    <Frame bar={{ share }}>
      <Picture src={event.image} kind="card" alt="" width={375} height={188} first className="w-full" />
      <div className="grow space-y-12 p-16">
        <Head event={event} />
        {event.status === 'off' && <Notice tone="danger">这个活动取消了：{event.off_reason}</Notice>}
        {own.length > 0 && <Own signups={own} onDone={again} />}
        <WhenAndWhere event={event} />
        <Card title="活动内容">
          <div className="space-y-8 text-16 break-words">
            {event.intro.split('\n').map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </Card>
        <Doctors event={event} />
        {event.questions.length > 0 && (
          <Notice>这个活动要动起来，报名前会问几个健康问题。有不舒服先看医生，活动当天不舒服请不要勉强。</Notice>
        )}
        {others.length > 0 && (
          <TitledSection title="还有这些活动" all={{ text: '全部', to: offlineListAddress() }}>
            {others.map((other) => (
              <OfflineCard key={other.id} event={other} />
            ))}
          </TitledSection>
        )}
      </div>
      <Action event={event} isSigned={own.length > 0} />
    </Frame>
  )
}

function Head({ event }: { event: Shown }) {
  return (
    <div className="space-y-8">
      <h1 className="text-22 font-semibold text-balance break-words">{event.title}</h1>
      <div className="flex flex-wrap items-center gap-6 text-12 text-ink-3 tabular-nums">
        <Tag tone={offlineTones[event.status]}>{event.status_desc}</Tag>
        <span>{placesText(event)}</span>
        <Tag>免费</Tag>
        {event.points_num > 0 && <Tag tone="accent">到场得 {event.points_num} 积分</Tag>}
        {event.ages && <Tag tone="accent">{event.ages}</Tag>}
        {event.is_demo === 1 && <Tag>演示内容</Tag>}
      </div>
    </div>
  )
}

function Own({ signups, onDone }: { signups: readonly OwnSignup[]; onDone: () => void }) {
  return (
    <Card title="我的报名">
      <div className="space-y-16">
        {signups.map((signup) => (
          <OwnSignupLines key={signup.signup_id} signup={signup} onDone={onDone} />
        ))}
      </div>
    </Card>
  )
}

function WhenAndWhere({ event }: { event: Shown }) {
  const today = useToday()
  const { unit_name, address, lat, lng, place, phone } = event
  return (
    <Card>
      <Facts
        facts={[
          {
            name: '时间',
            value: `${spokenDayTime(parseTime(event.begin_time), today)}–${event.end_time.slice(11, 16)}`,
          },
          { name: '报名截止', value: spokenDayTime(parseTime(event.sign_end_time), today) },
          { name: '地点', value: `${unit_name} ${place}` },
          { name: '地址', value: address },
          { name: '主办', value: event.dep_name },
        ]}
      />
      <div className="flex flex-wrap items-center justify-end gap-x-16 gap-y-8 pt-8 elder:grid elder:grid-cols-2 elder:justify-items-start elder:gap-y-0">
        {phone && (
          <a href={`tel:${phone}`} className="inline-flex min-h-target items-center gap-6 text-14 text-accent-ink">
            <PhoneIcon />
            打电话问
          </a>
        )}
        <a href={event.calendar} className="inline-flex min-h-target items-center gap-6 text-14 text-accent-ink">
          <CalendarPlusIcon />
          加到日历
        </a>
        <WayThere to={{ name: unit_name, address, lat, lng }} inside={place} />
      </div>
    </Card>
  )
}

function Doctors({ event: { doctors } }: { event: Shown }) {
  if (doctors.length === 0) return null
  return (
    <Card title="谁来讲">
      <ul className="space-y-8">
        {doctors.map((doctor) => (
          <li key={doctor.doctor_id}>
            <Link to={doctorAddress(doctor)} className="flex min-h-target items-center gap-12">
              <Avatar src={doctor.image} kind="doctor" />
              <span className="min-w-0">
                <span className="block text-16 font-medium">
                  {doctor.doctor_name} <span className="text-14 font-normal text-ink-2">{doctor.title_name}</span>
                </span>
                <span className="block text-12 text-ink-3">{doctor.dep_name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Action({ event: { id, status }, isSigned }: { event: Shown; isSigned: boolean }) {
  const isOpen = status === 'open' || status === 'full'
  if (!isOpen)
    return (
      <BottomAction>
        <ButtonLink kind="secondary" to={offlineListAddress()}>
          看别的活动
        </ButtonLink>
      </BottomAction>
    )
  const word = status === 'open' ? '报名' : '排队候补'
  return (
    <BottomAction>
      <ButtonLink kind={isSigned ? 'secondary' : 'primary'} to={signUpAddress(id)}>
        {isSigned ? `再给家人${word}` : word}
      </ButtonLink>
    </BottomAction>
  )
}
