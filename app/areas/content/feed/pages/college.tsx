import { useEffect, useState } from 'react'
import { Frame } from '#app/shell/frame.tsx'
import { systemClock } from '#kit/time/clock.ts'
import { dayOf } from '#kit/time/day.ts'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { TitledSection } from '#kit/ui/titled-section.tsx'
import { address } from '#kit/wire/address.ts'
import { cookieText, cookieValue } from '#kit/wire/cookie.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { FeedRow } from '../cards/feed-row.tsx'
import { docPopularScience, healthCollege } from '../contract.ts'
import { COLLEGE_TURNS, collegeTurn, RECOMMEND } from '../rules.ts'
import type { Route } from './+types/college'

export { handle } from 'virtual:rows/content-college'

/** More columns than there are topics. */
const ALL = 50
/** So many of the newest stand below them. */
const NEWEST = 6
const COOKIE = 'healthCollege'
const KEPT_DAYS = 30

const load = async ({ callApi }: Loading) => {
  const [columns, newest] = await Promise.all([
    callApi(healthCollege, { page_size: ALL }),
    callApi(docPopularScience, { page_size: NEWEST }),
  ])
  return { list: columns.list, newest: newest.list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CollegePage({ loaderData: { list, newest } }: Route.ComponentProps) {
  const turn = useTurn()
  const todays = turn === undefined ? undefined : list[turn % Math.min(COLLEGE_TURNS, list.length)]
  const others = list.filter((column) => column !== todays)
  return (
    <Frame bar={{ share: { desc: '医生讲的健康知识，每天一个专题。' } }}>
      <div className="mx-auto w-full max-w-640 grow space-y-24 p-16">
        {list.length === 0 && <Empty title="还没有开课" text="医生写的、拍的、讲的，发布以后会出现在这里。" />}
        {todays && (
          <Card title="今天的专题" aside={todays.cat_name}>
            <p className="text-14 text-ink-2">内容在下面第一栏，每天换一个专题。</p>
          </Card>
        )}
        {[...(todays ? [todays] : []), ...others].map(({ cat_id, cat_name, num, items }) => (
          <TitledSection
            key={cat_id}
            title={cat_name}
            all={{ text: `全部 ${num}`, to: address(RECOMMEND.url, { cat_id }) }}
          >
            {items.map((entry) => (
              <FeedRow key={`${entry.item_type} ${entry.item_id}`} entry={entry} />
            ))}
          </TitledSection>
        ))}
        {newest.length > 0 && (
          <TitledSection title="医生新讲的" all={{ text: '全部', to: RECOMMEND.url }}>
            {newest.map((entry) => (
              <FeedRow key={`${entry.item_type} ${entry.item_id}`} entry={entry} />
            ))}
          </TitledSection>
        )}
      </div>
    </Frame>
  )
}

/** Whose turn it is today, counted in a cookie; nothing until the browser has said. */
const useTurn = (): number | undefined => {
  const [turn, setTurn] = useState<number>()
  useEffect(() => {
    const day = dayOf(systemClock.now())
    const next = collegeTurn(cookieValue(document.cookie, COOKIE), day)
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of the floor have no other way
    document.cookie = cookieText(COOKIE, next.cookie, { days: KEPT_DAYS, secure: location.protocol === 'https:' })
    setTurn(next.turn)
  }, [])
  return turn
}
