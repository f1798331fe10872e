import { articleAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { PageLinks } from '#app/desk-shell/page-links.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Link } from '#kit/ui/link.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { Tone } from '#kit/ui/tones.ts'
import { address } from '#kit/wire/address.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindDoctorGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { benchArticles } from '../contract.ts'
import type { Route } from './+types/articles'

export { handle } from 'virtual:rows/workbench-articles'

const load = ({ callApi, query }: Loading) => callApi(benchArticles, { page: maybeId(query, 'page') ?? 1 })
export const clientLoader = behindDoctorGate(load)
const tones: Readonly<Record<string, Tone>> = { reviewing: 'warning', refused: 'danger', published: 'accent' }

export default function BenchArticlesPage({ loaderData: { list, page, total_page_num } }: Route.ComponentProps) {
  return (
    <WorkbenchFrame
      note="写好的文章交给本院审核，通过后所有人都能读到。"
      aside={
        <ButtonLink size="small" to="/workbench/article">
          写文章
        </ButtonLink>
      }
    >
      <div className="space-y-12">
        {list.length === 0 && (
          <Card>
            <Empty title="还没有文章" text="把门诊里常被问到的写下来，病人会谢谢您。" />
          </Card>
        )}
        {list.map((article) => (
          <OwnArticle key={article.article_id} article={article} />
        ))}
        <PageLinks page={page} total={total_page_num} />
      </div>
    </WorkbenchFrame>
  )
}

function OwnArticle({ article }: { article: CallOutput<typeof benchArticles>['list'][number] }) {
  const { article_id, state } = article
  return (
    <Card>
      <div className="flex gap-12">
        <Picture
          src={article.image}
          kind="card"
          alt=""
          width={96}
          height={64}
          className="h-64 w-96 shrink-0 rounded-8"
        />
        <div className="min-w-0 grow">
          <Link
            to={address('/workbench/article', { article_id })}
            className="flex min-h-target items-center text-16 font-medium break-words text-accent-ink"
          >
            {article.title}
          </Link>
          <p className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-4 text-12 text-ink-3 tabular-nums">
            <Tag tone={tones[state]}>{article.state_desc}</Tag>
            {article.cat_name} · {article.change_time.slice(0, 16)}
            {state === 'published' && ` · ${article.read_num} 人读过 · ${article.like_num} 人觉得有用`}
          </p>
          {article.says && <p className="pt-4 text-14 text-danger">审核意见：{article.says}</p>}
        </div>
      </div>
      {state === 'published' && (
        <Link to={articleAddress(article_id)} className="flex min-h-target items-center text-14 text-accent-ink">
          看读者看到的页面
        </Link>
      )}
    </Card>
  )
}
