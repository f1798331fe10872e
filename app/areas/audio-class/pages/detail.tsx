import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ClassReviews } from '#app/areas/content/comments/cards/class-reviews.tsx'
import { classComments } from '#app/areas/content/comments/contract.ts'
import { FollowDoctor } from '#app/areas/guahao/doctors/cards/follow-doctor.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { introAddress } from '../cards/class-address.ts'
import { audioClassDetail } from '../contract.ts'
import { BuyInPlayer } from '../parts/buy-in-player.tsx'
import { PlayerBar } from '../parts/player-bar.tsx'
import { SectionList } from '../parts/section-list.tsx'
import { useLesson } from '../parts/use-lesson.ts'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/lessonDetail'

const load = async ({ callApi, query }: Loading) => {
  const classId = readId(query, 'classId')
  const [shown, comments] = await Promise.all([
    callApi(audioClassDetail, { classId }),
    callApi(classComments, { class_id: classId }),
  ])
  return { shown, comments }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** Another section of the same class is played by the page that is there. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.searchParams.get('classId') !== nextUrl.searchParams.get('classId')

export default function LessonPage({ loaderData }: Route.ComponentProps) {
  return <LessonOf key={loaderData.shown.class_id} {...loaderData} />
}

function LessonOf({ shown, comments }: Route.ComponentProps['loaderData']) {
  const { class_id, title, cover, doctor_info } = shown
  const lesson = useLesson(class_id, title, cover)
  const { state, item, player } = lesson
  const sections = state.audioList.length > 0 ? state.audioList : shown.sections
  const heard = shown.sections.find(({ file_id }) => file_id === state.fileId)
  const isLocked = item !== undefined && item.is_free !== 1 && !state.isBuy
  return (
    <Frame bar={{ title }}>
      <div className="mx-auto w-full max-w-640 grow space-y-16 p-16">
        <Card>
          <div className="flex flex-col items-center gap-12 text-center">
            <Picture
              src={cover}
              kind="microclass"
              alt=""
              width={160}
              height={160}
              first
              className="size-160 rounded-16 elder:hidden"
            />
            <h2 className="text-18 font-semibold break-words">{item?.title ?? heard?.title ?? title}</h2>
            <Link to={introAddress(class_id)} className="flex min-h-target items-center text-14 text-accent-ink">
              {title}
            </Link>
            <div className="flex flex-wrap items-center justify-center gap-12 text-14 text-ink-2">
              <span>
                {doctor_info.doctor_name} {doctor_info.title_name}
              </span>
              <FollowDoctor doctorId={doctor_info.doctor_id} />
            </div>
          </div>
        </Card>
        <Card title="课程目录" aside={`${sections.length} 节`}>
          <SectionList
            classId={class_id}
            sections={sections.map((part, at) => ({ ...part, play_num: shown.sections[at]?.play_num ?? 0 }))}
            isBuy={state.isBuy}
            player={{ fileId: state.fileId, isPlaying: state.playStatus, choose: (fileId) => player?.choose(fileId) }}
          />
        </Card>
        {heard?.desc && (
          <Card title="本节要点">
            <p className="text-14 break-words whitespace-pre-line">{heard.desc}</p>
          </Card>
        )}
        <ClassReviews classId={class_id} first={comments} />
        <Notice>这是健康科普，不能代替看医生。</Notice>
        <ButtonLink kind="secondary" wide to={introAddress(class_id)}>
          课程介绍
        </ButtonLink>
      </div>
      <PlayerBar
        lesson={lesson}
        buying={isLocked && <BuyInPlayer classId={class_id} title={title} price={shown.price} />}
      />
    </Frame>
  )
}
