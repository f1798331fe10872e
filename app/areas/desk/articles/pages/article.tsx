import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ArticleBody } from '#app/areas/content/articles/cards/article-body.tsx'
import { MOST } from '#app/areas/content/articles/rules.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import { toast } from '#kit/ui/toast.ts'
import { address } from '#kit/wire/address.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskArticle, deskArticlePublish, deskArticleRefuse, deskArticleWithdraw } from '../contract.ts'
import { ScheduleForm } from '../parts/schedule-form.tsx'
import type { Route } from './+types/article'

export { handle } from 'virtual:rows/desk-article'

const load = ({ callApi, query }: Loading) => callApi(deskArticle, { article_id: readId(query, 'article_id') })
export const clientLoader = behindStaffGate(load)
type Shown = Route.ComponentProps['loaderData']

export default function DeskArticlePage({ loaderData: article }: Route.ComponentProps) {
  return (
    <DeskFrame
      note={`${article.doctor_name} ${article.title_name} · ${article.cat_name} · ${article.source_tips}`}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/articles">
          返回列表
        </ButtonLink>
      }
    >
      <div className="max-w-640 space-y-16">
        {article.fault_words && <Notice tone="danger">{article.fault_words}</Notice>}
        {article.publish_time && <Notice>{article.publish_time.slice(0, 16)} 自动发布</Notice>}
        {article.says && <Notice tone="warning">上次的意见：{article.says}</Notice>}
        <Card>
          <Picture src={article.image} kind="card" alt="封面" width={343} height={172} className="w-full rounded-12" />
          <div className="flex flex-wrap gap-6 pt-12">
            <Tag>{article.state_desc}</Tag>
            {article.is_ad === 1 && <Tag tone="warning">广告</Tag>}
            {article.ill_names.map((name) => (
              <Tag key={name} tone="accent">
                {name}
              </Tag>
            ))}
          </div>
          <h2 className="pt-8 text-22 font-semibold break-words">{article.title}</h2>
          <p className="pt-4 pb-16 text-14 text-ink-2">{article.summary}</p>
          <ArticleBody pieces={article.content} />
        </Card>
        <Decide key={`${article.article_id} ${article.version} ${article.state}`} article={article} />
      </div>
    </DeskFrame>
  )
}

/** What can be decided about it as it stands. */
function Decide({ article: { article_id, version, state, fault_words } }: { article: Shown }) {
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState<'reason' | 'time'>()
  const publish = useAct(deskArticlePublish)
  const isWaiting = state === 'reviewing'

  const close = () => {
    setAsking(undefined)
    revalidate()
  }
  const show = async () => {
    if (await publish.run({ article_id, version })) toast('已发布')
    revalidate()
  }
  if (!isWaiting && state !== 'published' && state !== 'scheduled') return null
  return (
    <div className="flex flex-wrap gap-12">
      {state !== 'published' && (
        <Button busy={publish.busy} disabled={fault_words !== ''} onClick={show}>
          {isWaiting ? '发布' : '现在发布'}
        </Button>
      )}
      {isWaiting && (
        <ButtonLink kind="secondary" to={address('/desk/article/correct', { article_id })}>
          校对文字
        </ButtonLink>
      )}
      {isWaiting && (
        <Button kind="secondary" disabled={fault_words !== ''} onClick={() => setAsking('time')}>
          定时发布
        </Button>
      )}
      <Button kind="secondary" onClick={() => setAsking('reason')}>
        {isWaiting ? '退回' : '撤下'}
      </Button>
      {asking === 'time' && <ScheduleForm which={{ article_id, version }} onDone={close} />}
      {asking === 'reason' && (
        <ReasonForm
          title={isWaiting ? '退回这篇文章？' : '撤下这篇文章？'}
          label="原因，作者会看到"
          placeholder="例如：第二段的剂量请核对"
          maxLength={MOST.reason}
          action={isWaiting ? '退回' : '撤下'}
          save={(reason, send) =>
            send(isWaiting ? deskArticleRefuse : deskArticleWithdraw, { article_id, version, reason })
          }
          said={() => '作者会看到原因'}
          onSaved={close}
          onClose={close}
        />
      )}
    </div>
  )
}
