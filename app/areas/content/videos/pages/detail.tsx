import { reportConversion } from '#app/areas/analytics/cards/report-conversion.ts'
import { statisticView } from '#app/areas/analytics/contract.ts'
import { FILM, SHORT_FILM } from '#app/areas/analytics/rules.ts'
import { Discussion } from '#app/areas/content/comments/cards/discussion.tsx'
import { loadDiscussion } from '#app/areas/content/comments/cards/load-discussion.ts'
import { Frame } from '#app/shell/frame.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Avatar } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { videosAddress } from '../cards/video-address.ts'
import { VideoRow } from '../cards/video-card.tsx'
import { VideoPlayer } from '../cards/video-player.tsx'
import { playInfo, videoDetail } from '../contract.ts'
import { useMine } from '../parts/use-mine.ts'
import { WatcherActions } from '../parts/watcher-actions.tsx'
import { VIDEO_APP } from '../rules.ts'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/R132'

const load = async ({ callApi, query }: Loading) => {
  // Where the film lies is lent for an hour, and a page is kept longer: the browser asks for it.
  const id = readId(query, 'file_id')
  const [{ play_list: _, ...video }, said] = await Promise.all([
    callApi(videoDetail, { file_id: id }),
    loadDiscussion(callApi, { kind: 'video', id }),
  ])
  return { video, said }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

type Shown = Route.ComponentProps['loaderData']['video']

const findUrl = async (file_id: number) =>
  (await callApi(playInfo, { app_id: VIDEO_APP, file_id })).play_list[0]?.url ?? ''

/** Tells that it was watched; nobody waits for it. */
const tellWatched = ({ file_id, seconds }: Shown) => {
  callApi(statisticView, { object_type: 'video', object_id: file_id }).catch(() => undefined)
  reportConversion('play', { item_type: seconds <= SHORT_SECONDS ? SHORT_FILM : FILM, item_id: file_id })
}

/** A film of at most so long is a short one. */
const SHORT_SECONDS = 60

export default function VideoPage({ loaderData: { video, said } }: Route.ComponentProps) {
  const { file_id } = video
  const [mine, setMine] = useMine(video)
  const share = { title: video.title, desc: video.summary, imgUrl: video.image, business_type: 'video' }
  return (
    <Frame bar={{ share }}>
      <article key={file_id} className="mx-auto w-full max-w-640 grow">
        <VideoPlayer {...video} findUrl={() => findUrl(file_id)} onPlay={() => tellWatched(video)} />
        <div className="space-y-16 p-16">
          <Head video={video} />
          <Speaker video={video} />
          <p className="text-16 leading-relaxed whitespace-pre-line">{video.summary}</p>
          <Notice>这是健康科普，不能代替看医生。症状加重请及时就医，急症请拨打 120。</Notice>
          <Discussion about={{ kind: 'video', id: file_id }} first={said} />
          <Related videos={video.related} />
        </div>
      </article>
      <WatcherActions fileId={file_id} mine={mine} onMine={setMine} />
    </Frame>
  )
}

function Head({ video }: { video: Shown }) {
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap gap-6">
        <Tag tone="accent">{video.cat_name}</Tag>
        {video.is_demo === 1 && <Tag>演示内容</Tag>}
      </div>
      <h2 className="text-22 font-semibold break-words">{video.title}</h2>
      <p className="text-12 text-ink-3 tabular-nums">
        {video.add_time.slice(0, 10)} · {countText(video.play_num)} 次播放
      </p>
    </div>
  )
}

/** Whose it is; leads to their other videos, not to booking or asking: that would be selling beside advice. */
function Speaker({
  video: { doctor_id, doctor_name, doctor_image, title_name, unit_name, dep_name },
}: {
  video: Shown
}) {
  return (
    <Link to={videosAddress({ doctor_id })} className="flex min-h-target items-center gap-12">
      <Avatar src={doctor_image} kind="doctor" />
      <span className="min-w-0 grow">
        <span className="block text-16 font-medium">
          {doctor_name} <span className="inline-block text-12 font-normal text-ink-2">{title_name}</span>
        </span>
        <span className="block text-12 text-ink-3">
          {unit_name} · {dep_name}
        </span>
      </span>
      <span className="shrink-0 text-14 text-accent-ink">更多视频</span>
    </Link>
  )
}

function Related({ videos }: { videos: Shown['related'] }) {
  if (videos.length === 0) return null
  return (
    <section aria-label="接着看" className="space-y-12 pt-8">
      <h2 className="text-16 font-semibold">接着看</h2>
      {videos.map((video) => (
        <VideoRow key={video.file_id} video={video} />
      ))}
    </section>
  )
}
