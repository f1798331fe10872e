import { newsAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { ArticleSection } from '#app/areas/content/articles/cards/article-section.tsx'
import { docArticleList } from '#app/areas/content/articles/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { cachedOnBack } from '#kit/wire/browser/cached-on-back.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { ConsultDoctorCard } from '../cards/consult-doctor-card.tsx'
import { askDoctors, askOptions, famousTop, telAdvert, videoAdvert } from '../contract.ts'
import { ConsultFilters, isUnfiltered, readConsultQuery } from '../parts/consult-filters.tsx'
import { ConsultShortcuts, Famous, WaysToCall } from '../parts/consult-shortcuts.tsx'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R129'

const SIZE = 10

const load = async ({ callApi, query }: Loading) => {
  const chosen = readConsultQuery(query)
  const [doctors, options, famous, articles, phone, video] = await Promise.all([
    callApi(askDoctors, { ...chosen, page: 1, page_size: SIZE }),
    callApi(askOptions, {}),
    isUnfiltered(chosen) ? callApi(famousTop, {}) : null,
    isUnfiltered(chosen) ? callApi(docArticleList, { page_size: 2 }) : null,
    isUnfiltered(chosen) ? callApi(telAdvert, {}) : null,
    isUnfiltered(chosen) ? callApi(videoAdvert, {}) : null,
  ])
  return {
    chosen,
    doctors: doctors.list,
    options,
    famous: famous?.doctors ?? [],
    articles: articles?.list ?? [],
    ways: [phone?.advert, video?.advert].flatMap((advert) => advert ?? []),
  }
}
export const loader = onServer(load)
export const clientLoader = cachedOnBack(inBrowser(load))

export default function AskIndexPage({ loaderData }: Route.ComponentProps) {
  const { chosen, doctors, options, famous, articles, ways } = loaderData
  const pages = useMorePages({
    first: doctors,
    size: SIZE,
    load: async (page) => (await callApi(askDoctors, { ...chosen, page, page_size: SIZE })).list,
    idOf: ({ doctor_id }) => doctor_id,
  })
  return (
    <Frame bar={{}}>
      <div className="space-y-16 px-16 pt-12 pb-8">
        <SearchBox action="/ask/index" name="keyword" placeholder="医生、医院、疾病" defaultValue={chosen.keyword} />
        {isUnfiltered(chosen) && <ConsultShortcuts />}
        <WaysToCall ways={ways} />
        <Famous doctors={famous} />
        <ArticleSection title="医生科普" articles={articles} all={{ text: '更多', to: newsAddress({}) }} />
      </div>
      <ConsultFilters chosen={chosen} options={options} />
      <div className="px-16 pb-16">
        <h2 className="sr-only">可以问的医生</h2>
        <ListPage pages={pages} empty={isUnfiltered(chosen) ? <NobodyYet /> : <Nobody />}>
          {(doctor) => <ConsultDoctorCard doctor={doctor} />}
        </ListPage>
      </div>
    </Frame>
  )
}

function NobodyYet() {
  return (
    <Empty
      drawing="search"
      title="还没有医生开通在线问诊"
      text="可以先挂号当面看，或者看看这个症状该去哪个科。"
      action={
        <span className="flex flex-wrap justify-center gap-12">
          <ButtonLink to="/guahao/index">去挂号</ButtonLink>
          <ButtonLink kind="secondary" to="/searchDisease">
            查症状
          </ButtonLink>
        </span>
      }
    />
  )
}

function Nobody() {
  return (
    <Empty
      drawing="search"
      title="没有符合条件的医生"
      text="换个条件试试，或者按科室快速提问，由最先有空的医生接诊。"
      action={
        <ButtonLink kind="secondary" to="/ask/index">
          清除条件
        </ButtonLink>
      }
    />
  )
}
