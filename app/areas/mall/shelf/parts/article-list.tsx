import { FollowButton } from '#app/areas/guahao/hospitals/cards/follow-button.tsx'
import { getArticle } from '#app/areas/mall/catalogue/contract.ts'
import { showTypes } from '#app/areas/mall/catalogue/rules.ts'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { callApi } from '#kit/wire/browser/caller.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { Category } from './category-links.tsx'

/** How many articles a page of a list has. */
export const ARTICLE_SIZE = 10

type Article = CallOutput<typeof getArticle>['list'][number]

/** Articles of a category, shown as what they are: an encyclopedia, diaries, questions [X134]. */
export function ArticleList({ category, first }: { category: Category; first: readonly Article[] }) {
  const { category_id, showType } = category
  const pages = useMorePages({
    first,
    size: ARTICLE_SIZE,
    load: async (page) => (await callApi(getArticle, { category_id, page, page_size: ARTICLE_SIZE })).list,
    idOf: ({ article_id }) => article_id,
  })
  const Shown = showType === showTypes.encyclopedia ? Entry : showType === showTypes.diary ? Diary : Question
  return (
    <ListPage pages={pages} empty={<Empty title="这里还没有文章" text="写好的文章会出现在这里，先看看别的分类。" />}>
      {(article) => <Shown article={article} />}
    </ListPage>
  )
}

/** An entry of an encyclopedia: its heading, opened by a tap. */
function Entry({ article }: { article: Article }) {
  return (
    <Card>
      <Disclosure title={article.title}>
        <p>{article.content}</p>
      </Disclosure>
      <By article={article} />
    </Card>
  )
}

/** A diary: a picture, and what somebody went through. */
function Diary({ article }: { article: Article }) {
  return (
    <Card>
      <div className="flex gap-12">
        <Picture
          src={article.videoImg || article.img}
          alt=""
          width={80}
          height={80}
          className="size-80 shrink-0 rounded-8"
        />
        <div className="min-w-0">
          <h3 className="text-16 font-medium">
            {article.title} {article.videoImg && <Tag>视频</Tag>}
          </h3>
          <p className="pt-4 text-14 text-ink-2">{article.content}</p>
        </div>
      </div>
      <By article={article} />
    </Card>
  )
}

/** A question and what a doctor says to it. */
function Question({ article }: { article: Article }) {
  return (
    <Card>
      <h3 className="text-16 font-medium">
        <span className="text-accent-ink">问</span> {article.title}
      </h3>
      <p className="pt-8 text-14 text-ink-2">
        <span className="font-medium text-ink">答</span> {article.content}
      </p>
      <By article={article} />
    </Card>
  )
}

function By({ article: { author, add_time, unit } }: { article: Article }) {
  return (
    <div className="flex items-center justify-between gap-12 pt-12">
      <p className="min-w-0 text-12 text-ink-3">
        {author} · {unit.unit_name} · {add_time.slice(0, 10)}
      </p>
      <span className="shrink-0">
        <FollowButton unitId={unit.unit_id} />
      </span>
    </div>
  )
}
