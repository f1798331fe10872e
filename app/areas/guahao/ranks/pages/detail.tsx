import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { useSession } from '#kit/wire/browser/session.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { rankList, rankOption, rankRule, rankTitle } from '../contract.ts'
import { PlaceRow } from '../parts/place-row.tsx'
import { RankFeedback } from '../parts/rank-feedback.tsx'
import { RankFilters, type RankQuery } from '../parts/rank-filters.tsx'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/R139'

const SIZE = 20
/** Shown where the address names no rank. */
const FIRST_RANK = 1

const readRankQuery = (query: URLSearchParams): RankQuery => ({
  id: maybeId(query, 'id') ?? FIRST_RANK,
  // 0 is the country.
  option_id: query.get('option_id') === '0' ? 0 : maybeId(query, 'option_id'),
  dep_id: maybeId(query, 'dep_id'),
  ill_id: maybeId(query, 'ill_id'),
})

const placesOf = ({ id, ...part }: RankQuery, page: number) => ({ rank_id: id, ...part, page, page_size: SIZE })

const load = async ({ callApi, query }: Loading) => {
  const chosen = readRankQuery(query)
  const rank = { rank_id: chosen.id }
  const [title, rule, options, places] = await Promise.all([
    callApi(rankTitle, rank),
    callApi(rankRule, rank),
    callApi(rankOption, rank),
    callApi(rankList, placesOf(chosen, 1)),
  ])
  return { chosen, title, rule: rule.rule, options, places: places.rankList, computedAt: places.computed_at }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

const sharedRank = ({ share_title, share_desc, share_img }: CallOutput<typeof rankTitle>) => ({
  title: share_title,
  desc: share_desc,
  imgUrl: share_img,
  business_type: 'rank',
})

export default function RankDetailPage({ loaderData }: Route.ComponentProps) {
  const { chosen, title, rule, options, places, computedAt } = loaderData
  useOwnView()
  const pages = useMorePages({
    first: places,
    size: SIZE,
    load: async (page) => (await callApi(rankList, placesOf(chosen, page))).rankList,
    idOf: (place) => place.position,
  })
  return (
    <Frame bar={{ title: title.title, share: sharedRank(title) }}>
      <div className="px-16 pt-16">
        <h2 className="text-22 font-semibold">{title.subtitle}</h2>
        {computedAt && <p className="text-12 text-ink-3">更新于 {computedAt.slice(0, 16)}</p>}
      </div>
      <RankFilters chosen={chosen} options={options} />
      <div className="px-16 pb-16">
        <ListPage pages={pages} empty={<NobodyYet />}>
          {(place) => <PlaceRow place={place} />}
        </ListPage>
        <Disclosure title="榜单怎么算">{rule}</Disclosure>
        <div className="pt-8">
          <RankFeedback rankId={chosen.id} />
        </div>
      </div>
    </Frame>
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
      title="还没有人上榜"
      text="数据还在积累，看看全国的榜单吧。"
      action={
        <ButtonLink kind="secondary" to="/unit/ranking">
          全部榜单
        </ButtonLink>
      }
    />
  )
}
