import { useState } from 'react'
import { Discussion } from '#app/areas/content/comments/cards/discussion.tsx'
import { loadDiscussion } from '#app/areas/content/comments/cards/load-discussion.ts'
import { useVisited } from '#app/areas/favourites/cards/visited.ts'
import { Described, type Thing } from '#app/shell/described.tsx'
import { Frame } from '#app/shell/frame.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'
import { inBrowser, type Loading, onServer, readId } from '#kit/wire/load.ts'
import { articleAddress } from '../cards/article-address.ts'
import { ArticleBody } from '../cards/article-body.tsx'
import { ArticleRow } from '../cards/article-card.tsx'
import { docsayAdmire, docsayDetail } from '../contract.ts'
import { Admirers } from '../parts/admirers.tsx'
import { AuthorLine } from '../parts/author-head.tsx'
import { ListenButton } from '../parts/listen-button.tsx'
import { ReaderActions } from '../parts/reader-actions.tsx'
import { useMine, useRead } from '../parts/use-mine.ts'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/R242'

const load = async ({ callApi, query }: Loading) => {
  const id = readId(query, 'id')
  const [article, admirers, said] = await Promise.all([
    callApi(docsayDetail, { id }),
    callApi(docsayAdmire, { id }),
    loadDiscussion(callApi, { kind: 'article', id }),
  ])
  return { article, admirers: admirers.list, said }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function ArticlePage({ loaderData: { article, admirers, said } }: Route.ComponentProps) {
  const { article_id } = article
  const [mine, setMine] = useMine(article)
  const [changed, setChanged] = useState(0)
  useRead(article_id)
  useVisited({
    kind: 'article',
    id: article_id,
    name: article.title,
    note: article.doctor_name,
    image: article.image,
    to: articleAddress(article_id),
  })
  const share = { title: article.title, desc: article.summary, imgUrl: article.image, business_type: 'article' }
  return (
    <Frame bar={{ share }}>
      <Described thing={articleThing(article)} />
      <article key={article_id} className="mx-auto w-full max-w-640">
        <Picture src={article.image} kind="card" alt="" width={375} height={188} first />
        <div className="space-y-16 p-16">
          <Head article={article} />
          <AuthorLine author={article} image={article.doctor_image} linked />
          <ArticleBody pieces={article.content} />
          <IllNames names={article.ill_names} />
          <Notice>这是健康科普，不能代替看医生。症状加重请及时就医，急症请拨打 120。</Notice>
          <Admirers articleId={article_id} likes={mine.likes} first={admirers} changed={changed} />
          <Discussion about={{ kind: 'article', id: article_id }} first={said} />
          <Related articles={article.related} />
        </div>
      </article>
      <ReaderActions
        articleId={article_id}
        mine={mine}
        onMine={setMine}
        onLiked={() => setChanged((before) => before + 1)}
      />
    </Frame>
  )
}

type Shown = Route.ComponentProps['loaderData']['article']

const articleThing = (article: Shown): Thing => ({
  '@type': 'Article',
  headline: article.title,
  description: article.summary,
  image: article.image,
  url: articleAddress(article.article_id),
  datePublished: article.add_time.slice(0, 10),
  author: { '@type': 'Person', name: article.doctor_name },
  publisher: { '@type': 'Organization', name: article.unit_name },
})

function Head({ article }: { article: Shown }) {
  return (
    <div className="space-y-8">
      <div className="flex flex-wrap gap-6">
        {article.is_ad === 1 && <Tag tone="warning">广告</Tag>}
        <Tag tone="accent">{article.cat_name}</Tag>
        <Tag>{article.source_tips}</Tag>
        {article.is_demo === 1 && <Tag>演示内容</Tag>}
      </div>
      <h2 className="text-22 font-semibold break-words">{article.title}</h2>
      {/* As high as the button, which comes later and not on every phone: nothing moves. */}
      <div className="flex min-h-32 items-center justify-between gap-12 elder:min-h-target">
        <p className="text-12 text-ink-3 tabular-nums">
          {unbroken(
            `${article.add_time.slice(0, 10)} · ${countText(article.read_num)} 人读过 · 约 ${article.minutes} 分钟`,
          )}
        </p>
        <ListenButton title={article.title} pieces={article.content} />
      </div>
    </div>
  )
}

function IllNames({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-6 text-12 text-ink-3">
      相关疾病
      {names.map((name) => (
        <Tag key={name} tone="accent">
          {name}
        </Tag>
      ))}
    </p>
  )
}

function Related({ articles }: { articles: Shown['related'] }) {
  if (articles.length === 0) return null
  return (
    <section aria-label="接着读" className="space-y-12 pt-8">
      <h2 className="text-16 font-semibold">接着读</h2>
      {articles.map((article) => (
        <ArticleRow key={article.article_id} article={article} />
      ))}
    </section>
  )
}
