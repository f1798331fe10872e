import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { benchArticleDelete, benchArticleRecall, benchArticleSubmit, benchArticleWithdraw } from '../contract.ts'
import type { ArticleDraft } from './article-form.tsx'

interface ArticleStepsProps {
  sheet: ArticleDraft
  onMoved: () => void
  onGone: () => void
}

/** What can be done with an article as it was last saved. */
export function ArticleSteps({ sheet, onMoved, onGone }: ArticleStepsProps) {
  const { article_id, version, state, fault_words } = sheet
  const [submit, recall] = [useAct(benchArticleSubmit), useAct(benchArticleRecall)]
  const [withdraw, remove] = [useAct(benchArticleWithdraw), useAct(benchArticleDelete)]
  const then = (done: object | undefined, words: string) => {
    if (done) toast(words)
    onMoved()
  }
  return (
    <div className="flex flex-wrap items-center gap-12">
      {sheet.may_write === 1 && (
        <Button
          busy={submit.busy}
          disabled={fault_words !== ''}
          onClick={async () => then(await submit.run({ article_id, version }), '已提交，结果会显示在“我的文章”')}
        >
          提交审核
        </Button>
      )}
      {sheet.may_write === 1 && fault_words && <p className="text-14 text-danger">{fault_words}</p>}
      {state === 'reviewing' && (
        <Button
          kind="secondary"
          busy={recall.busy}
          onClick={async () => then(await recall.run({ article_id, version }), '已撤回，可以继续修改')}
        >
          撤回修改
        </Button>
      )}
      {(state === 'published' || state === 'scheduled') && (
        <Button
          kind="secondary"
          busy={withdraw.busy}
          onClick={async () => then(await withdraw.run({ article_id, version }), '已撤下，读者看不到了')}
        >
          撤下文章
        </Button>
      )}
      {(state === 'draft' || state === 'refused') && (
        <Button kind="text" busy={remove.busy} onClick={async () => (await remove.run({ article_id })) && onGone()}>
          删除
        </Button>
      )}
    </div>
  )
}
