import { DoctorClasses } from '#app/areas/audio-class/cards/doctor-classes.tsx'
import { DoctorRatings, FEW_RATINGS } from '#app/areas/consult/consultations/cards/doctor-ratings.tsx'
import { OpenConsultationCard } from '#app/areas/consult/consultations/cards/open-consultation-card.tsx'
import { doctorRatings } from '#app/areas/consult/consultations/contract.ts'
import { BoundDoctor } from '#app/areas/consult/doctors/cards/bound-doctor.tsx'
import { selectAddress } from '#app/areas/consult/doctors/cards/consult-address.ts'
import { ConsultServices } from '#app/areas/consult/doctors/cards/consult-services.tsx'
import { newsAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { ArticleSection } from '#app/areas/content/articles/cards/article-section.tsx'
import { videosAddress } from '#app/areas/content/videos/cards/video-address.ts'
import { VideoSection } from '#app/areas/content/videos/cards/video-section.tsx'
import { GiftWall } from '#app/areas/doctor-gifts/cards/gift-wall.tsx'
import { doctorGifts } from '#app/areas/doctor-gifts/contract.ts'
import { useVisited } from '#app/areas/favourites/cards/visited.ts'
import { confirmAddress } from '#app/areas/guahao/booking/cards/booking-address.ts'
import { commentList } from '#app/areas/guahao/comments/contract.ts'
import { DoctorDays } from '#app/areas/guahao/schedules/cards/doctor-days.tsx'
import { loadDoctorDays } from '#app/areas/guahao/schedules/cards/load-doctor-days.ts'
import { doctorElsewhere } from '#app/areas/guahao/schedules/contract.ts'
import { HeartWall } from '#app/areas/hearts/cards/heart-wall.tsx'
import { Described, type Thing } from '#app/shell/described.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { session } from '#kit/wire/browser/session.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { type DoctorTab, doctorAddress } from '../cards/doctor-address.ts'
import { doctorDetail, doctorServiceHours, doctorShared } from '../contract.ts'
import { About } from '../parts/about.tsx'
import { DoctorComments } from '../parts/doctor-comments.tsx'
import { DoctorHead } from '../parts/doctor-head.tsx'
import { Elsewhere } from '../parts/elsewhere.tsx'
import { loadPosts } from '../parts/load-posts.ts'
import { type DoctorServices, loadDoctorServices } from '../parts/load-services.ts'
import { OnlineHours } from '../parts/online-hours.tsx'
import { Posts } from '../parts/posts.tsx'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/R126'

const load = async ({ callApi, query }: Loading) => {
  const doctorId = maybeId(query, 'doc_id')
  if (!doctorId) return null
  const asked = { doctor_id: doctorId, unit_id: maybeId(query, 'unit_id'), dep_id: maybeId(query, 'dep_id') }
  const type: DoctorTab = query.get('type') === 'askdoc' ? 'askdoc' : 'guahao'
  const doctor = await callApi(doctorDetail, asked)
  const { doctor_id, unit_id, dep_id } = doctor
  const [days, hours, comments, services, gifts, ratings, posts, elsewhere] = await Promise.all([
    type === 'guahao' ? loadDoctorDays(callApi, { doctor_id, unit_id, dep_id }, query.get('date')) : null,
    type === 'askdoc' ? callApi(doctorServiceHours, { doctor_id }) : null,
    callApi(commentList, { kind: 'doctor', id: doctor_id, page_size: 3 }),
    loadDoctorServices(callApi, doctor_id),
    callApi(doctorGifts, { doctor_id }),
    type === 'askdoc' ? callApi(doctorRatings, { doctor_id, page_size: FEW_RATINGS }) : null,
    loadPosts(callApi, doctor),
    type === 'guahao' && doctor.posts.length > 1 ? callApi(doctorElsewhere, { doctor_id, unit_id, dep_id }) : null,
  ])
  return {
    doctor,
    type,
    days,
    hours: hours?.list,
    comments: comments.list,
    services,
    gifts,
    ratings,
    posts,
    elsewhere: elsewhere?.list ?? [],
  }
}

export const loader = onServer(load)
export const clientLoader = inBrowser(load)

type Loaded = NonNullable<Awaited<ReturnType<typeof load>>>

export default function DoctorPage({ loaderData }: Route.ComponentProps) {
  return loaderData ? <DoctorHome {...loaderData} /> : <NobodyChosen />
}

function DoctorHome({ doctor, type, days, hours, comments, services, gifts, ratings, posts, elsewhere }: Loaded) {
  useVisited({
    kind: 'doctor',
    id: doctor.doctor_id,
    name: doctor.doctor_name,
    note: `${doctor.dep_name} · ${doctor.unit_name}`,
    image: doctor.image,
    to: doctorAddress(doctor),
  })
  // A place without a free time is told by the list of all places alone.
  const isUntold = posts.length > elsewhere.length + 1
  return (
    <Frame bar={{ title: `${doctor.doctor_name}医生`, share: sharedDoctor(doctor) }}>
      <Described thing={doctorThing(doctor)} />
      <div className="space-y-12 p-16">
        <DoctorHead key={doctor.doctor_id} doctor={doctor} asked={services} />
        <div className="overflow-hidden rounded-12 bg-card shadow-soft">
          <Tabs
            label="怎么看这位医生"
            tabs={[
              { text: '预约挂号', to: doctorAddress(doctor, 'guahao'), current: type === 'guahao' },
              { text: '在线问诊', to: doctorAddress(doctor, 'askdoc'), current: type === 'askdoc' },
            ]}
          />
          {days && (
            <DoctorDays
              shown={days}
              seat={doctor}
              dayLink={(date) => doctorAddress(doctor, 'guahao', date)}
              slotLink={(slot) => confirmAddress(doctor, slot)}
              onCard
            />
          )}
          {hours && <ConsultServices services={services.askList} asked={doctor} />}
        </div>
        <Elsewhere doctorId={doctor.doctor_id} places={elsewhere} />
        {hours && <Online services={services} hours={hours} />}
        {ratings && <DoctorRatings key={doctor.doctor_id} doctorId={doctor.doctor_id} first={ratings} />}
        <About doctor={doctor} />
        {isUntold && <Posts doctorId={doctor.doctor_id} posts={posts} />}
        <ArticleSection
          title="医生文章"
          articles={services.docsaylist}
          all={{ text: `全部 ${services.docsaytotal} 篇`, to: newsAddress({ doctor_id: doctor.doctor_id }) }}
        />
        <VideoSection
          title="医生视频"
          videos={services.videoList}
          all={{
            text: services.video_total_page > 1 ? '更多视频' : '全部视频',
            to: videosAddress({ doctor_id: doctor.doctor_id }),
          }}
        />
        <DoctorClasses doctorId={doctor.doctor_id} classes={services.microlist} total={services.wkt_total_count} />
        <HeartWall doctorId={doctor.doctor_id} />
        <GiftWall doctorId={doctor.doctor_id} received={gifts} />
        <DoctorComments doctorId={doctor.doctor_id} comments={comments} count={doctor.comment_num} />
        <BoundDoctor key={doctor.doctor_id} doctorId={doctor.doctor_id} name={doctor.doctor_name} />
      </div>
      {hours && (
        <BottomAction>
          {services.is_show_infirmary === 1 ? (
            <ButtonLink to={selectAddress(doctor)}>向医生提问</ButtonLink>
          ) : (
            <ButtonLink to={doctorAddress(doctor, 'guahao')}>预约门诊</ButtonLink>
          )}
        </BottomAction>
      )}
    </Frame>
  )
}

const doctorThing = (doctor: Loaded['doctor']): Thing => ({
  '@type': 'Physician',
  name: doctor.doctor_name,
  description: doctor.skills,
  url: address('/vue/doctor/detail', { doc_id: doctor.doctor_id }),
  image: doctor.image,
  hospitalAffiliation: { '@type': 'Hospital', name: doctor.unit_name, department: doctor.dep_name },
})

const sharedDoctor = ({ doctor_id, ...doctor }: Loaded['doctor']) => ({
  title: `${doctor.doctor_name}医生 · ${doctor.title_name}`,
  desc: `${doctor.unit_name} ${doctor.dep_name}。${doctor.skills}`,
  imgUrl: doctor.image,
  business_type: 'doctor',
  // Counted for who is signed in; nobody waits for it.
  onShared: () => void (session.read() !== null && callApi(doctorShared, { doctor_id }).catch(() => undefined)),
})

/** How long one usually waits, when they answer, and what others let be read. */
function Online({ services, hours }: { services: DoctorServices; hours: NonNullable<Loaded['hours']> }) {
  return (
    <>
      <Card title="问诊服务" aside={services.certify_words}>
        <p className="text-14 text-ink-2">{services.wait_words || '回复时间还在统计中，以医生承诺的时间为准。'}</p>
        {hours.length > 0 && (
          <Disclosure title="医生在线时间">
            <OnlineHours hours={hours} />
          </Disclosure>
        )}
      </Card>
      {services.docopenask.length > 0 && (
        <section className="space-y-12">
          <h2 className="text-16 font-semibold">问诊实录</h2>
          {services.docopenask.map((one) => (
            <OpenConsultationCard key={one.ask_id} asked={one} />
          ))}
        </section>
      )}
    </>
  )
}

function NobodyChosen() {
  return (
    <Frame bar={{}}>
      <Empty
        drawing="search"
        title="还没有选择医生"
        text="按科室、疾病或医院，都能找到合适的医生。"
        action={<ButtonLink to="/doctor/index">找医生</ButtonLink>}
      />
    </Frame>
  )
}
