import { newsAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { address } from '#kit/wire/address.ts'
import { cachedOnBack } from '#kit/wire/browser/cached-on-back.ts'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import type { FeedPage } from '../cards/feed-entry.ts'
import { FeedList } from '../cards/feed-list.tsx'
import { firstList, recommendFeed, recommendTabs, secondList } from '../contract.ts'
import { FeedWaterfall } from '../parts/feed-waterfall.tsx'
import { OwnWishes } from '../parts/own-wishes.tsx'
import { TopicFeed } from '../parts/topic-feed.tsx'
import { isSeen, kindsOfTab, RECOMMEND } from '../rules.ts'
import type { Route } from './+types/feed'

export { handle } from 'virtual:rows/content-feed'

const load = async ({ callApi, query }: Loading) => {
  const tab = maybeId(query, 'tab_id') ?? RECOMMEND.id
  const tab_id = kindsOfTab(tab) ? tab : RECOMMEND.id
  const topic = maybeId(query, 'cat_id')
  const [tabs, topics] = await Promise.all([callApi(recommendTabs, {}), callApi(firstList, {})])
  const cat_id = topics.list.some(({ id }) => id === topic) ? topic : undefined
  const first = await (cat_id === undefined ? callApi(recommendFeed, { tab_id }) : callApi(secondList, { id: cat_id }))
  return { tab_id, cat_id, tabs: tabs.list, topics: topics.list, first }
}
export const loader = onServer(load)
export const clientLoader = cachedOnBack(inBrowser(load))

export default function FeedPageOf({ loaderData }: Route.ComponentProps) {
  const { tab_id, cat_id, tabs, topics, first } = loaderData
  const inTopic = cat_id !== undefined
  return (
    <Frame bar={{ title: inTopic ? topics.find(({ id }) => id === cat_id)?.name : undefined }}>
      <Tabs
        label="内容"
        tabs={tabs.map((tab) => ({ text: tab.title, to: tab.url, current: !inTopic && tab.tab_id === tab_id }))}
      />
      {(tab_id === RECOMMEND.id || inTopic) && (
        <FilterBar
          label="栏目"
          filters={topics.map(({ id, name }) => ({
            text: name,
            to: address(RECOMMEND.url, { cat_id: id }),
            current: id === cat_id,
          }))}
        />
      )}
      <div className="mx-auto w-full max-w-640 grow space-y-12 p-16">
        {tab_id === RECOMMEND.id && !inTopic && (
          <>
            <Link to="/main/college" className="flex min-h-target items-center text-14 text-accent-ink">
              健康学院：每天一个专题
            </Link>
            <OwnWishes />
          </>
        )}
        <h2 className="sr-only">内容</h2>
        {inTopic ? (
          <TopicFeed key={cat_id} id={cat_id} first={first} />
        ) : (
          <TabFeed key={tab_id} tab={tab_id} first={first} />
        )}
      </div>
    </Frame>
  )
}

function TabFeed({ tab, first }: { tab: number; first: FeedPage }) {
  const about = { tab_id: tab }
  const kinds = kindsOfTab(tab) ?? []
  return isSeen(kinds) ? (
    <FeedWaterfall about={about} first={first} empty={<Nothing />} />
  ) : (
    <FeedList about={about} first={first} empty={<Nothing />} />
  )
}

function Nothing() {
  return (
    <Empty
      title="这里还没有内容"
      text="医生写的、拍的、讲的，发布以后会出现在这里。"
      action={
        <ButtonLink kind="secondary" to={newsAddress({})}>
          看全部文章
        </ButtonLink>
      }
    />
  )
}
