import { topics } from '#app/areas/content/articles/rules.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { cachedOnBack } from '#kit/wire/browser/cached-on-back.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { type VideosQuery, videosAddress } from '../cards/video-address.ts'
import { videoByDoctor, videoByTopic } from '../contract.ts'
import { VideoList } from '../parts/video-list.tsx'
import { readVideosQuery } from '../parts/videos-query.ts'
import type { Route } from './+types/list'

export { handle } from 'virtual:rows/R243'

const listOf = async (callApi: CallApi, { list, cat_id, doctor_id }: VideosQuery, page: number) => {
  if (doctor_id !== undefined) return (await callApi(videoByDoctor, { doctor_id, page })).list
  return (await callApi(videoByTopic, { pubcat_id: cat_id, sort: list ?? 'newest', page })).list
}

const load = async ({ callApi, query }: Loading) => {
  const chosen = readVideosQuery(query)
  const { doctor_id } = chosen
  const [videos, doctor] = await Promise.all([
    listOf(callApi, chosen, 1),
    doctor_id === undefined ? null : callApi(doctorDetail, { doctor_id }),
  ])
  return { chosen, doctor, videos }
}
export const loader = onServer(load)
export const clientLoader = cachedOnBack(inBrowser(load))

export default function VideosPage({ loaderData: { chosen, doctor, videos } }: Route.ComponentProps) {
  const isAll = doctor === null && chosen.cat_id === undefined
  return (
    <Frame bar={{ title: doctor ? `${doctor.doctor_name}医生的视频` : undefined }}>
      {!doctor && <Choices chosen={chosen} />}
      <div className="px-16 pt-12 pb-16">
        <h2 className="sr-only">视频</h2>
        <VideoList
          first={videos}
          load={(page) => listOf(callApi, chosen, page)}
          empty={
            <Empty
              title="这里还没有视频"
              text="医生讲的健康视频会放在这里，都不长，跟着做就行。"
              action={
                !isAll && (
                  <ButtonLink kind="secondary" to={videosAddress({})}>
                    看全部视频
                  </ButtonLink>
                )
              }
            />
          }
        />
      </div>
    </Frame>
  )
}

function Choices({ chosen: { list, cat_id } }: { chosen: VideosQuery }) {
  const ofTopic = (id: number | undefined, text: string) => ({
    text,
    to: videosAddress({ list, cat_id: id }),
    current: id === cat_id,
  })
  return (
    <>
      <Tabs
        label="视频的顺序"
        tabs={[
          { text: '最新', to: videosAddress({ cat_id }), current: list === undefined },
          { text: '热门', to: videosAddress({ list: 'hot', cat_id }), current: list === 'hot' },
        ]}
      />
      <FilterBar
        label="栏目"
        filters={[ofTopic(undefined, '全部'), ...Object.entries(topics).map(([id, text]) => ofTopic(Number(id), text))]}
      />
    </>
  )
}
