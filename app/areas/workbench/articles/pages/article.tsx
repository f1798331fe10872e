import { useNavigate, useRevalidator } from 'react-router'
import { ArticleBody } from '#app/areas/content/articles/cards/article-body.tsx'
import { WorkbenchFrame } from '#app/desk-shell/workbench-frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { behindDoctorGate, type Loading, maybeId } from '#kit/wire/load.ts'
import { benchArticle, benchArticleVersions } from '../contract.ts'
import { type ArticleDraft, ArticleForm } from '../parts/article-form.tsx'
import { ArticleSteps } from '../parts/article-steps.tsx'
import { EarlierVersions } from '../parts/earlier-versions.tsx'
import type { Route } from './+types/article'

export { handle } from 'virtual:rows/workbench-article'

const load = async ({ callApi, query }: Loading) => {
  const article_id = maybeId(query, 'article_id')
  if (article_id === undefined) return { sheet: undefined, versions: [] }
  const [sheet, { list }] = await Promise.all([
    callApi(benchArticle, { article_id }),
    callApi(benchArticleVersions, { article_id }),
  ])
  return { sheet, versions: list }
}
export const clientLoader = behindDoctorGate(load)
export default function BenchArticlePage({ loaderData: { sheet, versions } }: Route.ComponentProps) {
  const go = useNavigate()
  const { revalidate } = useRevalidator()
  const saved = (article_id: number) => {
    toast('已保存')
    if (sheet) revalidate()
    else go(address('/workbench/article', { article_id }), { replace: true })
  }
  return (
    <WorkbenchFrame
      title={sheet ? sheet.title : '写文章'}
      note={sheet ? sheet.state_desc : '先保存草稿，看一遍再提交审核。'}
      aside={
        <ButtonLink kind="secondary" size="small" to="/workbench/articles">
          返回我的文章
        </ButtonLink>
      }
    >
      <div className="space-y-16">
        {sheet?.publish_time && <Notice>医院已通过，{sheet.publish_time.slice(0, 16)} 自动发布。</Notice>}
        {sheet?.is_corrected === 1 && <Notice>医院的编辑校对过文字，原来的在“以前的版本”里。</Notice>}
        {sheet?.says && <Notice tone="danger">审核意见：{sheet.says}</Notice>}
        {sheet && <ArticleSteps sheet={sheet} onMoved={revalidate} onGone={() => go('/workbench/articles')} />}
        {sheet?.may_write === 0 ? (
          <Fixed sheet={sheet} />
        ) : (
          <ArticleForm key={`${sheet?.article_id} ${sheet?.version}`} sheet={sheet} onSaved={saved} />
        )}
        {sheet && versions.length > 0 && <EarlierVersions sheet={sheet} versions={versions} onBack={revalidate} />}
      </div>
    </WorkbenchFrame>
  )
}

/** An article that is not to be written in now. */
function Fixed({ sheet }: { sheet: ArticleDraft }) {
  return (
    <Card className="max-w-640">
      <p className="pb-16 text-14 text-ink-2">{sheet.summary}</p>
      <ArticleBody pieces={sheet.content} />
    </Card>
  )
}
