import { RECOMMEND } from '#app/areas/content/feed/rules.ts'
import { videosAddress } from '#app/areas/content/videos/cards/video-address.ts'
import { doctorDetail } from '#app/areas/guahao/doctors/contract.ts'
import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { FilterBar } from '#kit/ui/filter-bar.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { cachedOnBack } from '#kit/wire/browser/cached-on-back.ts'
import { callApi } from '#kit/wire/browser/caller.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { type NewsQuery, newsAddress } from '../cards/article-address.ts'
import { ArticleList } from '../parts/article-list.tsx'
import { AuthorHead } from '../parts/author-head.tsx'
import { FollowedList } from '../parts/followed-list.tsx'
import { listArticles } from '../parts/load-articles.ts'
import { readNewsQuery } from '../parts/news-query.ts'
import { topics } from '../rules.ts'
import type { Route } from './+types/index'

export { handle } from 'virtual:rows/R241'

const load = async ({ callApi, query }: Loading) => {
  const chosen = readNewsQuery(query)
  const { doctor_id } = chosen
  const [articles, author] = await Promise.all([
    chosen.list === 'follow' ? [] : listArticles(callApi, chosen, 1),
    doctor_id === undefined ? null : callApi(doctorDetail, { doctor_id }),
  ])
  return { chosen, author, articles }
}
export const loader = onServer(load)
export const clientLoader = cachedOnBack(inBrowser(load))

export default function NewsPage({ loaderData: { chosen, author, articles } }: Route.ComponentProps) {
  return (
    <Frame bar={{ title: author ? `${author.doctor_name}医生的文章` : undefined }}>
      {author ? <AuthorHead author={author} /> : <Choices chosen={chosen} />}
      <div className="px-16 pt-12 pb-16">
        <h2 className="sr-only">文章</h2>
        {chosen.list === 'follow' ? (
          <FollowedList />
        ) : (
          <ArticleList
            first={articles}
            load={(page) => listArticles(callApi, chosen, page)}
            empty={<NoArticles isAll={author === null && chosen.cat_id === undefined} />}
            withLead={author === null}
          />
        )}
      </div>
    </Frame>
  )
}

function Choices({ chosen: { list, cat_id } }: { chosen: NewsQuery }) {
  const ofTopic = (id: number | undefined, text: string) => ({
    text,
    to: newsAddress({ list, cat_id: id }),
    current: id === cat_id,
  })
  return (
    <>
      <div className="px-16 py-12">
        <SearchBox action="/search/index" name="keyword" placeholder="搜疾病、症状、文章" />
      </div>
      <Tabs
        label="文章的顺序"
        tabs={[
          { text: '推荐', to: RECOMMEND.url, current: false },
          { text: '最新', to: newsAddress({ cat_id }), current: list === undefined },
          { text: '热门', to: newsAddress({ list: 'hot', cat_id }), current: list === 'hot' },
          { text: '关注', to: newsAddress({ list: 'follow' }), current: list === 'follow' },
          { text: '视频', to: videosAddress({}), current: false },
        ]}
      />
      {list !== 'follow' && (
        <FilterBar
          label="栏目"
          filters={[
            ofTopic(undefined, '全部'),
            ...Object.entries(topics).map(([id, text]) => ofTopic(Number(id), text)),
          ]}
        />
      )}
    </>
  )
}

function NoArticles({ isAll }: { isAll: boolean }) {
  return (
    <Empty
      title="这里还没有文章"
      text="医生写的科普经过审核，会出现在这里。"
      action={
        isAll ? (
          <ButtonLink kind="secondary" to="/searchDisease">
            查症状
          </ButtonLink>
        ) : (
          <ButtonLink kind="secondary" to={newsAddress({})}>
            看全部文章
          </ButtonLink>
        )
      }
    />
  )
}
