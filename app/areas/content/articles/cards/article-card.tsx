import { Card } from '#kit/ui/card.tsx'
import { countText } from '#kit/ui/number-text.ts'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { docArticleList } from '../contract.ts'
import { articleAddress } from './article-address.ts'

/** An article as lists show it. */
export type Article = CallOutput<typeof docArticleList>['list'][number]

type Row = Pick<
  Article,
  | 'article_id'
  | 'title'
  | 'image'
  | 'doctor_name'
  | 'title_name'
  | 'unit_name'
  | 'cat_name'
  | 'read_num'
  | 'minutes'
  | 'is_ad'
>

/** An article of a list: what it is about, who wrote it, how many read it. */
export function ArticleRow({ article }: { article: Row }) {
  return (
    <Card to={articleAddress(article.article_id)}>
      <div className="flex gap-12">
        <div className="flex min-w-0 grow flex-col justify-between gap-8">
          <h3 className="line-clamp-2 text-16 font-medium">{article.title}</h3>
          <Author article={article} />
        </div>
        <Picture
          src={article.image}
          kind="card"
          alt=""
          width={112}
          height={80}
          className="h-80 w-112 shrink-0 self-start rounded-8 elder:hidden"
        />
      </div>
      <Facts article={article} />
    </Card>
  )
}

/** The first of a list: its picture large above it. */
export function ArticleLead({ article, first }: { article: Article; first?: boolean }) {
  return (
    <Card to={articleAddress(article.article_id)} className="overflow-hidden">
      <div className="-mx-16 -mt-16 pb-12">
        <Picture src={article.image} kind="card" alt="" width={343} height={160} first={first} />
      </div>
      <h3 className="text-18 font-semibold">{article.title}</h3>
      <p className="line-clamp-2 pt-4 text-14 text-ink-2">{article.summary}</p>
      <div className="pt-8">
        <Author article={article} />
      </div>
      <Facts article={article} />
    </Card>
  )
}

function Author({ article: { doctor_name, title_name, unit_name } }: { article: Row }) {
  return (
    <p className="line-clamp-2 text-12 text-ink-2">
      {doctor_name} {title_name} · {unit_name}
    </p>
  )
}

function Facts({ article }: { article: Row }) {
  return (
    <p className="flex flex-wrap items-center gap-x-12 gap-y-4 pt-8 text-12 text-ink-3 tabular-nums">
      {article.is_ad === 1 && <Tag tone="warning">广告</Tag>}
      <span>{article.cat_name}</span>
      <span>{countText(article.read_num)} 人读过</span>
      <span>约 {article.minutes} 分钟</span>
    </p>
  )
}
