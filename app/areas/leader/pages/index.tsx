import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { leaderCities, leaderDocs, leaderIlls } from '../contract.ts'
import { FamousDoctor } from '../parts/famous-doctor.tsx'
import { LeaderFilters, type LeaderQuery } from '../parts/leader-filters.tsx'
import { keepLeaderInfo, type LeaderInfo, loadLeaderInfo } from '../parts/leader-info.ts'
import { SharePoints } from '../parts/share-points.tsx'
import { FAMOUS } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R256'

const SIZE = 20

const docsOf = ({ city_id, ill_id }: LeaderQuery, page: number) => ({ city_id, ill_id, page, page_size: SIZE })

const load = async ({ callApi, query }: Loading) => {
  const id = maybeId(query, 'id')
  const chosen = { id, city_id: maybeId(query, 'city_id') ?? 0, ill_id: maybeId(query, 'ill_id') }
  const [leader, cities, ills, docs] = await Promise.all([
    loadLeaderInfo(callApi, id ?? FAMOUS),
    callApi(leaderCities, {}),
    callApi(leaderIlls, { city_id: chosen.city_id }),
    callApi(leaderDocs, docsOf(chosen, 1)),
  ])
  return { chosen, leader, cities: cities.list, ills: ills.list, docs: docs.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const shared = ({ share_title, share_desc, share_img }: LeaderInfo) => ({
  title: share_title,
  desc: share_desc,
  imgUrl: share_img,
  business_type: 'rank',
})

export default function LeaderPage({ loaderData }: Route.ComponentProps) {
  const { chosen, leader, cities, ills, docs } = loaderData
  // What the server wrote into the page need not be asked for again.
  useEffect(() => keepLeaderInfo(leader), [leader])
  useOwnView()
  const pages = useMorePages({
    first: docs,
    size: SIZE,
    load: async (page) => (await callApi(leaderDocs, docsOf(chosen, page))).list,
    idOf: (doctor) => doctor.position,
  })
  return (
    <Frame bar={{ title: leader.name, share: shared(leader) }}>
      <Head leader={leader} />
      <LeaderFilters chosen={chosen} cities={cities} ills={ills} />
      <div className="px-16 pt-4 pb-16">
        <ListPage pages={pages} empty={<NobodyYet />}>
          {(doctor) => <FamousDoctor doctor={doctor} />}
        </ListPage>
      </div>
    </Frame>
  )
}

function Head({ leader }: { leader: LeaderInfo }) {
  return (
    <section className="space-y-8 bg-tint px-16 py-20">
      <h2 className="text-22 font-semibold">{leader.name}</h2>
      <p className="text-14 text-ink-2">{leader.subtitle}</p>
      <p className="text-14 text-ink-2 tabular-nums">{leader.member_count} 位医生上榜</p>
      <SharePoints leaderId={leader.id} />
    </section>
  )
}

/** The server renders for visitors; who is signed in gets to see whom they follow. */
const useOwnView = () => {
  const signedIn = useSession() !== null
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (signedIn) revalidate()
  }, [signedIn, revalidate])
}

function NobodyYet() {
  return (
    <Empty
      title="这里还没有医生上榜"
      text="数据还在积累，看看全国的名医榜吧。"
      action={
        <ButtonLink kind="secondary" to="/leader/index">
          全国名医榜
        </ButtonLink>
      }
    />
  )
}
